import NavCore
import Testing

@Suite("AnyNavigation")
struct AnyNavigationTests {
    /// Hashes as every other value of its type, so that equality can't rest on the hash.
    nonisolated struct Collision: NavigationContract {
        let value: Int

        func hash(into hasher: inout Hasher) {
            hasher.combine(0)
        }
    }

    /// Two types of one shape.
    nonisolated struct Left: NavigationContract {
        let value: Int
    }

    nonisolated struct Right: NavigationContract {
        let value: Int
    }

    @Test("It is equal to another with an equal value of the same type")
    func equal() {
        #expect(
            AnyNavigation(BookIncomingNavigation.detail(identifier: 1))
                == AnyNavigation(BookIncomingNavigation.detail(identifier: 1))
        )
    }

    @Test("It hashes alike when equal")
    func hashesAlike() {
        // Given
        let first = AnyNavigation(BookIncomingNavigation.detail(identifier: 1))
        let second = AnyNavigation(BookIncomingNavigation.detail(identifier: 1))

        // Then
        #expect(first.hashValue == second.hashValue)
        #expect(Set([first, second]).count == 1)
    }

    @Test("It differs where the value differs")
    func otherValue() {
        #expect(
            AnyNavigation(BookIncomingNavigation.detail(identifier: 1))
                != AnyNavigation(BookIncomingNavigation.detail(identifier: 2))
        )
    }

    @Test("It differs where the type differs, though the case has the same name")
    func otherTypeSameCase() {
        #expect(AnyNavigation(BookIncomingNavigation.main) != AnyNavigation(ShelfIncomingNavigation.main))
        #expect(AnyNavigation(BookIncomingNavigation.main) != AnyNavigation(BookOutgoingNavigation.main))
    }

    @Test("It differs where the type differs, though the shape is one")
    func otherTypeSameShape() {
        #expect(AnyNavigation(Left(value: 1)) != AnyNavigation(Right(value: 1)))
        #expect(Set([AnyNavigation(Left(value: 1)), AnyNavigation(Right(value: 1))]).count == 2)
    }

    @Test("It compares values, not hashes")
    func collidingHashes() {
        // Given
        let first = AnyNavigation(Collision(value: 1))
        let second = AnyNavigation(Collision(value: 2))

        // Then
        #expect(first.hashValue == second.hashValue)
        #expect(first != second)
        #expect(Set([first, second]).count == 2)
    }

    @Test("It keeps the value as it was given")
    func keepsValue() {
        // When
        let sut = AnyNavigation(BookIncomingNavigation.detail(identifier: 3))

        // Then
        #expect(sut.wrapped as? BookIncomingNavigation == .detail(identifier: 3))
    }
}
