import Foundation
import NavCore
import ShopCharacters
import ShopEpisodes
import Testing

@testable import ShopAppKit

@Suite("Redirects of hand-written cases")
struct HandWrittenRedirectTests {
    private let sut = AppNavigationRedirect()

    private nonisolated static let identifier = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    private nonisolated static let date = Date(timeIntervalSince1970: 0)

    private nonisolated static let arriving: [(CharactersOutgoingNavigation, MirrorIncomingNavigation)] = [
        (.default, .default),
        (.`init`, .`init`),
        (.class(1), .class(1)),
        (.keyword(in: 1, for: "2", self: true), .keyword(in: 1, for: "2", self: true)),
        (.swap(from: 1, to: 2), .swap(from: 1, to: 2)),
        (.pair(1, "2"), .pair(1, "2")),
        (.mixed(1, of: "2", true), .mixed(1, of: "2", true)),
        (.underscored(1), .underscored(1)),
        (.second(1), .second(1)),
        (.onTwoLines(identifier: 1, name: "2"), .onTwoLines(identifier: 1, name: "2")),
        (.defaulted(other: ["3": 3]), .defaulted(identifier: 2, text: "a, b)", other: ["3": 3])),
        (.optionals(nil, "2", [3, nil]), .optionals(nil, "2", [3, nil])),
        (
            .collections([date], by: [identifier: [nil]], [1...2]),
            .collections([date], by: [identifier: [nil]], [1...2])
        ),
        (.navigation(navigation: 1), .navigation(navigation: 1)),
        (.redirect(redirect: 1), .redirect(redirect: 1)),
        (.some(1), .some(1)),
        (.beta(1), .beta(1)),
    ]

    @Test("Every value arrives in its place", arguments: arriving)
    func arrives(outgoing: CharactersOutgoingNavigation, incoming: MirrorIncomingNavigation) {
        // When
        let destination = sut.redirect(outgoing)

        // Then
        #expect(destination.map(AnyNavigation.init) == AnyNavigation(incoming))
    }

    @Test("What is decided as none is not found")
    func none() {
        // Given
        let outgoing: [any OutgoingNavigationContract] = [
            CharactersOutgoingNavigation.`self`, CharactersOutgoingNavigation.`go home`,
            CharactersOutgoingNavigation.none, CharactersTreeNavigation.branch(.leaf, .leaf),
            CharactersClosureNavigation.plain, CharactersTabNavigation.two, CharactersAliasNavigation.alias,
            CharactersRoutes.Extended.more(1), ShopCharacters.SharedOutgoingNavigation.shared(1),
            ShopEpisodes.SharedOutgoingNavigation.shared(text: "1"),
        ]

        // When
        let destinations = outgoing.map { sut.redirect($0).map(AnyNavigation.init) }

        // Then
        #expect(destinations == outgoing.map { _ in AnyNavigation(UnknownNavigation.notFound) })
    }

    @Test("A nested enum and one that conforms elsewhere arrive too")
    func others() {
        #expect(
            sut.redirect(CharactersRoutes.Out.out(in: 1)).map(AnyNavigation.init)
                == AnyNavigation(MirrorIncomingNavigation.out(in: 1))
        )
        #expect(
            sut.redirect(CharactersElsewhere.elsewhere(default: 1)).map(AnyNavigation.init)
                == AnyNavigation(MirrorIncomingNavigation.elsewhere(default: 1))
        )
    }
}
