import FlowEngine
import Testing

struct SmallListTests {
  @Test("A list keeps its elements in order, however many", arguments: 0..<6)
  func elements(count: Int) {
    var list = SmallList<Int>()
    for element in 0..<count { list.append(element) }
    #expect(list.count == count)
    #expect(list.isEmpty == (count == 0))
    for element in 0..<count {
      #expect(list.first { $0 >= element } == element)
      #expect(list.contains { $0 == element })
    }
    #expect(!list.contains { $0 == count })
    #expect(list == SmallList(Array(0..<count)))
    #expect(list != SmallList(Array(1...count + 1)))
  }

  @Test("A literal makes the same list")
  func literal() {
    let list: SmallList = [1, 2, 3]
    #expect(list == SmallList([1, 2, 3]))
  }
}
