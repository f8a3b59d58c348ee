/// The words of English whose number no rule tells, as far as models and keys of servers are likely to have them.
enum IrregularWords {
    /// The plural that is usual; nil where a rule makes it.
    static func plural(of word: String) -> String? {
        if same.contains(word) { return word }
        if let plural = plurals[word] { return plural }
        if let (singular, plural) = endings.first(where: { word.hasSuffix($0.singular) }), !regular.contains(word) {
            return word.dropLast(singular.count) + plural
        }
        return nil
    }

    /// Several where the plural is that of several words, none where the word is the same in both numbers; nil where a
    /// rule tells.
    static func singulars(of word: String) -> [String]? {
        if same.contains(word) || plurals[word] != nil { return [] }
        if let known = doubtful[word] ?? singularsByPlural[word] { return known }
        if let (singular, plural) = endings.first(where: { word.hasSuffix($0.plural) }), !regular.contains(word) {
            return [word.dropLast(plural.count) + singular]
        }
        return nil
    }

    /// Whether a word that looks like a plural is none: `bus`, `canvas`, `lens`.
    static func isOnlySingular(_ word: String) -> Bool { singularInS.contains(word) }

    /// Whether a word ends in e though the rules would take the e from its plural: `cookie`, `cache`, `shoe`.
    static func endsInE(_ word: String) -> Bool { inE.contains(word) }

    /// Whether a word ends in u or i: `menus` is a plural, and `status` is none.
    static func endsInVowel(_ word: String) -> Bool { inVowel.contains(word) }

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    /// Also the words without number.
    private static let same = Set(
        words(
            "series species sheep fish deer moose aircraft spacecraft hovercraft watercraft data media metadata "
                + "multimedia information equipment money rice software hardware firmware middleware feedback music "
                + "furniture luggage baggage traffic weather homework news physics mathematics economics politics "
                + "analytics athletics gymnastics genetics robotics logistics electronics aerobics headquarters barracks "
                + "crossroads means chassis corps kudos jeans pants trousers scissors pajamas pyjamas thanks diabetes "
                + "measles rabies mumps billiards offspring salmon trout shrimp swine bison tuna squid cod sushi goods "
                + "clothes dns gps sms css rss aws https chaos ethics innings gallows forceps biceps triceps hertz police "
                + "cattle advice research content knowledge progress evidence health"
        )
    )

    private static let plurals: [String: String] = {
        var plurals = [
            "foot": "feet", "tooth": "teeth", "goose": "geese", "mouse": "mice", "louse": "lice", "ox": "oxen",
            "die": "dice", "quiz": "quizzes", "whiz": "whizzes", "fez": "fezzes", "datum": "data", "medium": "media",
            "criterion": "criteria", "phenomenon": "phenomena", "bacterium": "bacteria", "curriculum": "curricula",
            "memorandum": "memoranda", "stratum": "strata", "erratum": "errata", "addendum": "addenda",
            "automaton": "automata", "genus": "genera", "index": "indices", "matrix": "matrices", "vertex": "vertices",
            "vortex": "vortices", "appendix": "appendices", "codex": "codices", "axis": "axes", "cactus": "cacti",
            "fungus": "fungi", "nucleus": "nuclei", "radius": "radii", "stimulus": "stimuli", "alumnus": "alumni",
            "bacillus": "bacilli", "locus": "loci", "alga": "algae", "larva": "larvae", "vertebra": "vertebrae",
            "passerby": "passersby", "topaz": "topazes",
        ]
        for word in words("basis oasis crisis") { plurals[word] = word.dropLast(2) + "es" }
        for word in words("leaf half calf elf loaf thief scarf hoof wharf sheaf wolf") {
            plurals[word] = word.dropLast() + "ves"
        }
        for word in words("knife life afterlife midlife") { plurals[word] = word.dropLast(2) + "ves" }
        let inOES =
            "hero superhero potato tomato echo veto torpedo volcano mosquito mango cargo tornado buffalo domino embargo"
        for word in words(inOES) { plurals[word] = word + "es" }
        for word in words("stomach monarch patriarch matriarch epoch eunuch loch tech") { plurals[word] = word + "s" }
        return plurals
    }()

    /// Plurals beside the usual ones.
    private static let others = [
        "cactuses": "cactus", "indexes": "index", "appendixes": "appendix", "matrixes": "matrix", "schemata": "schema",
        "formulae": "formula", "antennae": "antenna", "nebulae": "nebula", "corpora": "corpus", "foci": "focus",
        "syllabi": "syllabus", "octopi": "octopus", "bureaux": "bureau", "plateaux": "plateau", "tableaux": "tableau",
        "spectra": "spectrum", "quanta": "quantum", "radiuses": "radius", "nucleuses": "nucleus", "vertexes": "vertex",
        "persons": "person", "scarfs": "scarf", "hoofs": "hoof", "mangos": "mango", "volcanos": "volcano",
    ]

    /// Plurals of two words each, the likelier first.
    private static let doubtful = [
        "axes": ["axis", "axe"], "bases": ["base", "basis"], "leaves": ["leaf", "leave"],
        "ellipses": ["ellipse", "ellipsis"], "staves": ["stave", "staff"], "dice": ["die", "dice"],
    ]

    private static let singularsByPlural: [String: [String]] = {
        var singulars = others.mapValues { [$0] }
        for (singular, plural) in plurals where !same.contains(plural) { singulars[plural] = [singular] }
        for word in words(
            "diagnosis prognosis neurosis psychosis metamorphosis hypnosis symbiosis thesis hypothesis synthesis "
                + "parenthesis prosthesis genesis synopsis emphasis nemesis catharsis antithesis photosynthesis"
        ) { singulars[word.dropLast(2) + "es"] = [word] }
        return singulars
    }()

    /// Last parts of words: `grandchild`, `salesperson`, `bookshelf`.
    private static let endings: [(singular: String, plural: String)] = [
        ("person", "people"), ("child", "children"), ("woman", "women"), ("man", "men"), ("wife", "wives"),
        ("shelf", "shelves"), ("self", "selves"), ("foot", "feet"), ("tooth", "teeth"),
    ]

    /// Words that only look as if they ended so.
    private static let regular = Set(
        words(
            "human german roman talisman ottoman shaman caiman norman cayman omen specimen regimen abdomen acumen stamen "
                + "semen hymen yemen ramen amen lumen rumen ramen bitumen cyclamen dolmen"
        )
    )

    private static let singularInS = Set(
        words(
            "bus gas lens atlas canvas alias bias pancreas christmas texas kansas has was yes plus his its as iris tennis "
                + "cosmos rhinoceros thermos asbestos pathos ethos ios macos tvos watchos ipados visionos os mars cypress "
                + "whereas overseas always perhaps besides summons pelvis trellis metropolis cannabis mantis ibis penis "
                + "portcullis this bonus virus campus status census minus focus corpus chorus circus lotus sinus octopus "
                + "virus consensus apparatus prospectus syllabus thesaurus surplus genius walrus platypus menopause "
                + "abacus callus caucus citrus crocus exodus fetus hiatus isthmus nexus nimbus opus papyrus rebus rhombus "
                + "terminus torus discus bruce mucus eucalyptus hippopotamus arthritis"
        )
    )

    private static let inE = Set(
        words(
            "movie cookie brownie pie tie lie zombie selfie calorie genie rookie hoodie foodie smoothie newbie freebie "
                + "birdie prairie menagerie sortie auntie bookie budgie collie goalie hippie indie junkie laddie lassie magpie "
                + "necktie bowtie oldie pinkie pixie roadie veggie walkie talkie yuppie quickie townie cutie sweetie groupie "
                + "cabbie doggie bogie boogie eyrie barbie camaraderie patisserie brasserie rotisserie lingerie reverie "
                + "cache ache headache toothache backache heartache avalanche niche quiche cliche creche moustache mustache "
                + "psyche pastiche brioche attache douche panache tranche microfiche gouache cartouche cloche apache porsche "
                + "shoe toe canoe foe hoe oboe doe floe roe woe tiptoe horseshoe snowshoe aloe throe sloe "
                + "posse finesse crevasse impasse mousse lacrosse axe deluxe pickaxe "
                + "use reuse fuse abuse muse excuse ruse refuse hypotenuse recluse misuse overuse masseuse"
        )
    )

    private static let inVowel = Set(
        words(
            "menu submenu guru emu gnu haiku tofu flu bayou zulu tutu cpu gpu sku thou ecu caribou taxi ski rabbi bikini wiki "
                + "kiwi emoji safari alibi martini tsunami khaki api ui uri gui sari yeti spaghetti ravioli zucchini graffiti "
                + "salami origami kepi deli mini maxi semi lori yogi houri potpourri ninji bonsai samurai chai thai haji "
                + "jacuzzi paparazzi okapi wasabi teriyaki jedi wifi pi phi psi chi xi"
        )
    )
}
