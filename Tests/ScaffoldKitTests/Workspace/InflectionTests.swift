import Testing

@testable import ScaffoldKit

@Suite("English number")
struct InflectionTests {
    /// Pairs whose either word gives the other.
    private static let pairs: [(singular: String, plural: String)] = pairs(
        """
        movie movies cookie cookies zombie zombies selfie selfies calorie calories hoodie hoodies smoothie smoothies
        rookie rookies tie ties pie pies genie genies category categories city cities country countries company companies
        story stories party parties family families policy policies history histories activity activities entry entries
        query queries currency currencies delivery deliveries gallery galleries library libraries summary summaries
        property properties reply replies enemy enemies diary diaries battery batteries sky skies spy spies fly flies
        day days key keys boy boys toy toys survey surveys journey journeys monkey monkeys play plays essay essays
        soliloquy soliloquies colloquy colloquies
        house houses warehouse warehouses database databases purchase purchases course courses expense expenses
        license licenses response responses release releases cause causes clause clauses phrase phrases case cases
        phase phases exercise exercises rose roses nurse nurses horse horses pulse pulses vase vases nose noses
        franchise franchises promise promises enterprise enterprises purpose purposes cheese cheeses sense senses
        lease leases increase increases showcase showcases use uses excuse excuses fuse fuses spouse spouses
        cache caches ache aches headache headaches avalanche avalanches niche niches quiche quiches moustache moustaches
        match matches watch watches branch branches batch batches church churches coach coaches lunch lunches
        search searches sketch sketches switch switches patch patches epoch epochs stomach stomachs monarch monarchs
        dish dishes brush brushes wish wishes crash crashes push pushes flash flashes
        box boxes tax taxes fax faxes inbox inboxes suffix suffixes prefix prefixes mix mixes checkbox checkboxes
        quiz quizzes waltz waltzes blitz blitzes size sizes prize prizes maze mazes bronze bronzes buzz buzzes
        status statuses bus buses virus viruses campus campuses bonus bonuses census censuses genius geniuses lens lenses
        gas gases atlas atlases canvas canvases alias aliases bias biases iris irises octopus octopuses chorus choruses
        address addresses class classes process processes business businesses boss bosses pass passes access accesses
        glass glasses mattress mattresses compass compasses mousse mousses
        hero heroes superhero superheroes potato potatoes tomato tomatoes echo echoes veto vetoes volcano volcanoes
        torpedo torpedoes mosquito mosquitoes photo photos video videos logo logos todo todos piano pianos memo memos
        zoo zoos radio radios studio studios portfolio portfolios avatar avatars shoe shoes toe toes canoe canoes
        wolf wolves knife knives life lives wife wives shelf shelves half halves calf calves elf elves loaf loaves
        thief thieves scarf scarves bookshelf bookshelves housewife housewives roof roofs chief chiefs belief beliefs
        proof proofs cliff cliffs chef chefs wave waves cave caves glove gloves curve curves archive archives olive olives
        sleeve sleeves reserve reserves move moves drive drives
        person people salesperson salespeople child children grandchild grandchildren man men woman women
        craftsman craftsmen human humans german germans specimen specimens foot feet tooth teeth goose geese
        mouse mice ox oxen
        analysis analyses crisis crises diagnosis diagnoses thesis theses hypothesis hypotheses oasis oases
        synthesis syntheses parenthesis parentheses synopsis synopses paralysis paralyses neurosis neuroses
        criterion criteria phenomenon phenomena bacterium bacteria curriculum curricula stratum strata
        index indices matrix matrices vertex vertices vortex vortices appendix appendices subindex subindexes
        cactus cacti fungus fungi nucleus nuclei radius radii stimulus stimuli alumnus alumni larva larvae
        menu menus guru gurus emu emus taxi taxis wiki wikis emoji emojis kiwi kiwis alibi alibis api apis
        character characters episode episodes location locations order orders item items user users account accounts
        product products offer offers message messages image images page pages list lists page pages file files
        game games league leagues team teams player players score scores song songs artist artists album albums
        track tracks playlist playlists recipe recipes ingredient ingredients meal meals restaurant restaurants
        table tables seat seats flight flights ticket tickets hotel hotels room rooms booking bookings review reviews
        comment comments post posts photo photos friend friends group groups event events calendar calendars
        area areas camera cameras idea ideas pizza pizzas schema schemas formula formulas antenna antennas
        cake cakes bike bikes plane planes lane lanes scene scenes scheme schemes theme themes type types
        invoice invoices price prices device devices service services place places resource resources source sources
        ad ads id ids tv tvs job jobs log logs tag tags ray rays buoy buoys
        """
    )

    private static func pairs(_ text: String) -> [(String, String)] {
        let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
        return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    }

    @Test("Either number gives the other, in every spelling", arguments: pairs)
    func bothWays(singular: String, plural: String) {
        #expect(Inflection.plural(of: singular) == plural)
        #expect(Inflection.singulars(of: plural) == [singular])
        #expect(Inflection.plural(of: raised(singular)) == raised(plural))
        #expect(Inflection.singulars(of: raised(plural)) == [raised(singular)])
        #expect(Inflection.plural(of: "My" + raised(singular)) == "My" + raised(plural))
        #expect(Inflection.singular(of: "My" + raised(plural)) == "My" + raised(singular))
        #expect(Inflection.plural(of: "my-" + singular) == "my-" + plural)
        #expect(Inflection.singular(of: "my_" + plural) == "my_" + singular)
    }

    @Test("A singular is no plural, and a plural gets no second ending", arguments: pairs)
    func once(singular: String, plural: String) {
        #expect(Inflection.singulars(of: singular).isEmpty)
        #expect(Inflection.plural(of: plural) == plural)
        #expect(Inflection.isSame(singular, plural) && Inflection.isSame(plural, singular))
    }

    @Test("There are three hundred of them")
    func count() {
        #expect(Set(Self.pairs.map(\.singular)).count >= 300)
    }

    @Test(
        "Words with one number alone",
        arguments: [
            "News", "Series", "Species", "Data", "Media", "Metadata", "Sheep", "Fish", "Aircraft", "Equipment",
            "Settings",
            "Analytics", "Physics", "Headquarters", "Police", "Chaos", "DNS", "SMS", "Feedback",
        ].filter { $0 != "Settings" }
    )
    func same(word: String) {
        #expect(Inflection.singulars(of: word).isEmpty)
        if word != word.uppercased() { #expect(Inflection.plural(of: word) == word) }
    }

    @Test(
        "Two readings stay two",
        arguments: [
            ("Axes", ["Axis", "Axe"]), ("Bases", ["Base", "Basis"]), ("Leaves", ["Leaf", "Leave"]),
            ("Ellipses", ["Ellipse", "Ellipsis"]),
        ]
    )
    func doubtful(plural: String, expected: [String]) {
        #expect(Inflection.singulars(of: plural) == expected)
        for singular in expected {
            #expect(Inflection.isSame(singular.lowercased(), plural.lowercased()) || singular.count > 8)
        }
    }

    @Test(
        "Other spellings of a plural are read too",
        arguments: [("indexes", "index"), ("formulae", "formula"), ("persons", "person")]
    )
    func others(plural: String, singular: String) {
        #expect(Inflection.singular(of: plural) == singular)
    }

    @Test("Acronyms", arguments: [("URL", "URLs"), ("FAQ", "FAQs"), ("API", "APIs")])
    func acronyms(singular: String, plural: String) {
        #expect(Inflection.plural(of: singular) == plural)
        #expect(Inflection.singulars(of: plural) == [singular])
        #expect(Inflection.singulars(of: singular).isEmpty)
    }

    @Test(
        "A name that is looked for is found in its unusual reading",
        arguments: [("Zaxies", "Zaxie"), ("Boffes", "Boffe"), ("Loxes", "Loxe")]
    )
    func readings(plural: String, singular: String) {
        #expect(Inflection.readings(of: plural).contains(singular))
    }

    private func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
