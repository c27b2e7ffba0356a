import FlowEngine
import Testing

struct FewTests {
  @Test("A list keeps its elements in order, however many", arguments: 0..<6)
  func elements(count: Int) {
    var few = SmallList<Int>()
    for element in 0..<count { few.append(element) }
    #expect(few.count == count)
    #expect(few.isEmpty == (count == 0))
    for element in 0..<count {
      #expect(few.first { $0 >= element } == element)
      #expect(few.contains { $0 == element })
    }
    #expect(!few.contains { $0 == count })
    #expect(few == SmallList(Array(0..<count)))
    #expect(few != SmallList(Array(1...count + 1)))
  }

  @Test("A literal makes the same list")
  func literal() {
    let few: SmallList = [1, 2, 3]
    #expect(few == SmallList([1, 2, 3]))
  }
}
