use crate::error::{Error, Result, Status};
use crate::node::Node;
use crate::packed::flow_node;
use crate::session::Session;
use crate::sys::{self, flow_changes};

/// The nodes of a session as a host shows them, kept current by what has changed.
#[derive(Debug, Default)]
pub struct Screen {
    /// The session's handle; 0 before the first update.
    session: u64,
    revision: u64,
    state: String,
    nodes: Vec<Node>,
    changed: Vec<usize>,
    gone: Vec<Node>,
    is_reordered: bool,
}

impl Screen {
    /// A screen that shows nothing.
    pub fn new() -> Screen {
        Screen::default()
    }

    /// What this screen shows, for a fork of its session.
    pub fn copy(&self, fork: &Session) -> Screen {
        Screen {
            session: fork.handle(),
            revision: self.revision,
            state: self.state.clone(),
            nodes: self.nodes.clone(),
            ..Screen::default()
        }
    }

    /// Asks for what has changed since the last time, and applies it. All updates of a screen are of one
    /// session.
    pub fn update(&mut self, session: &mut Session) -> Result<()> {
        if self.session == 0 {
            self.session = session.handle();
        }
        if self.session != session.handle() {
            return Err(Error::new(Status::Invalid, "the screen is that of another session"));
        }
        let output = session.changes(self.revision)?;
        let changes: flow_changes = output.read(0);
        self.changed.clear();
        self.gone.clear();
        // The state may change where no node does.
        output.copy_text(changes.state, &mut self.state);
        self.is_reordered = changes.flags & (sys::FLOW_CHANGES_ALL | sys::FLOW_CHANGES_ORDER) != 0;
        if self.is_reordered {
            self.reorder(output.list(changes.order));
        }
        let mut place = changes.nodes.offset;
        let mut index = 0;
        for _ in 0..changes.nodes.count {
            let packed: flow_node = output.read(place);
            place += packed.size;
            // Both the nodes and these are back to front, so one pass finds all.
            while self.nodes.get(index).map_or(false, |node| node.number() != packed.number) {
                index += 1;
            }
            let node = self.nodes.get_mut(index).ok_or_else(|| {
                Error::new(Status::Invalid, "what has changed is not on the screen")
            })?;
            node.update(packed, output);
            self.changed.push(index);
        }
        self.revision = changes.revision;
        Ok(())
    }

    fn reorder(&mut self, order: impl Iterator<Item = u32>) {
        let mut former: Vec<Option<Node>> = self.nodes.drain(..).map(Some).collect();
        for (index, number) in order.enumerate() {
            let is_it =
                |node: &Option<Node>| node.as_ref().map_or(false, |node| node.number() == number);
            // Most nodes are where they were, or a few places further on.
            let known = match former.get(index) {
                Some(node) if is_it(node) => Some(index),
                _ => former.iter().position(is_it),
            };
            let node = known.and_then(|known| former[known].take());
            self.nodes.push(node.unwrap_or_else(|| Node::new(number)));
        }
        self.gone.extend(former.into_iter().flatten());
    }

    /// The name of the scene's state.
    pub fn state(&self) -> &str {
        &self.state
    }

    /// All nodes, back to front, parents before their children.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The node with an id.
    pub fn node(&self, id: &str) -> Option<&Node> {
        self.nodes.iter().find(|node| node.id() == id)
    }

    /// The node with a number.
    pub fn numbered(&self, number: u32) -> Option<&Node> {
        self.nodes.iter().find(|node| node.number() == number)
    }

    /// The nodes that the last update has changed or brought.
    pub fn changed(&self) -> impl Iterator<Item = &Node> {
        self.changed.iter().map(move |&index| &self.nodes[index])
    }

    /// The nodes that are gone with the last update.
    pub fn gone(&self) -> &[Node] {
        &self.gone
    }

    /// Whether nodes have come, gone or changed places with the last update.
    pub fn is_reordered(&self) -> bool {
        self.is_reordered
    }
}
