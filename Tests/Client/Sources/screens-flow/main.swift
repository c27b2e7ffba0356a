import FlowCommand
import Screens

FlowTool.main(TabBar.self, Checkout.self, TaskList.self)
