extension Mutation {
    /// One line of each kind of generated source, broken, with the test that is about it.
    static let ofParts = data + domain + presentation + navigation

    private static let characters = "Features/Characters/Sources/"
    private static let policies = "Features/Policies/Sources/"
    private static let screens = characters + "Presentation/"

    private static let data = [
        Mutation(
            "Features/Shop/Sources/Data/DTOs/EpisodeDTO.swift",
            "case airDate = \"air_date\"",
            "case airDate = \"airDate\"",
            fails: "The fixture, a list, is decoded whole",
            in: "EpisodeDTOTests"
        ),
        Mutation(
            "Features/Shop/Sources/Data/DTOs/DateDTO.swift",
            "date.timeIntervalSince1970 + fraction",
            "date.timeIntervalSince1970",
            fails: "Every form of ISO 8601 that an API may send is decoded",
            in: "DateDTOTests"
        ),
        Mutation(
            "Features/Shop/Sources/Data/Mappers/OrderMapper.swift",
            "price: input.price",
            "price: 0",
            fails: "Every field is mapped",
            in: "OrderMapperTests"
        ),
        Mutation(
            policies + "Data/Mappers/GammaDTOMapper.swift",
            "name: input.name",
            "name: \"\"",
            fails: "Every field is mapped",
            in: "GammaDTOMapperTests"
        ),
        Mutation(
            policies + "Data/Mappers/ZetaErrorMapper.swift",
            "case .notFound: .notFound",
            "case .notFound: .unavailable",
            fails: "Each error of a data source is one of the domain's",
            in: "ZetaErrorMapperTests"
        ),
        Mutation(
            policies + "Data/DataSources/AlphaRESTDataSource.swift",
            "if response.statusCode == 404 { throw .notFound }",
            "",
            fails: "A status that is no success is an error",
            in: "AlphaRESTDataSourceTests"
        ),
        Mutation(
            policies + "Data/DataSources/DeltaMemoryDataSource.swift",
            "now().timeIntervalSince(savedAt) <= maximumAge",
            "true",
            fails: "Stale: what is too old counts as missing",
            in: "DeltaMemoryDataSourceTests"
        ),
        Mutation(
            policies + "Data/DataSources/BetaUserDefaultsDataSource.swift",
            "where key.hasPrefix(Self.prefix)",
            "",
            fails: "Removal leaves nothing of its own, and all else",
            in: "BetaUserDefaultsDataSourceTests"
        ),
        Mutation(
            policies + "Data/Repositories/AlphaRepository.swift",
            "fetchPage(page)",
            "fetchPage(1)",
            fails: "Hit: the remote source's value",
            in: "AlphaRepositoryTests"
        ),
        Mutation(
            policies + "Data/Repositories/BetaRepository.swift",
            "throw BetaDataSourceError.notFound",
            "throw BetaDataSourceError.unreadable",
            fails: "Miss or stale: not found, and an empty page",
            in: "BetaRepositoryTests"
        ),
        Mutation(
            policies + "Data/Repositories/EtaRepository.swift",
            "saveToCache: { try await localDataSource.save($0) }",
            "saveToCache: { _ in }",
            fails: "localFirst, miss or stale: the remote value, saved",
            in: "EtaRepositoryTests"
        ),
        Mutation(
            policies + "Data/Repositories/EpsilonRepository.swift",
            "fromCache: { try await localDataSource.load(identifier: identifier) }",
            "fromCache: { nil }",
            fails: "remoteFirst, failure: the cache's value",
            in: "EpsilonRepositoryTests"
        ),
    ]

    private static let domain = [
        Mutation(
            policies + "Domain/UseCases/RefreshEtaUseCase.swift",
            ".remoteFirst",
            ".localFirst",
            fails: "The repository is asked once, by its policy, and its answer handed on",
            in: "RefreshEtaUseCaseTests"
        ),
        Mutation(
            policies + "Domain/UseCases/SearchDeltaUseCase.swift",
            "search(query)",
            "search(\"\")",
            fails: "The repository is asked once, and its answer handed on",
            in: "SearchDeltaUseCaseTests"
        ),
        Mutation(
            policies + "Domain/UseCases/CheckNameUseCase.swift",
            "if words.isEmpty { throw .emptyInput }",
            "",
            fails: "An input of nothing but white space is an error",
            in: "CheckNameUseCaseTests"
        ),
    ]

    private static let presentation = [
        Mutation(
            screens + "CharacterList/ViewModels/CharacterListViewModel.swift",
            "items.isEmpty ? .empty : ",
            "",
            fails: "Without items the screen is empty",
            in: "CharacterListViewModelTests"
        ),
        Mutation(
            screens + "CharacterList/ViewModels/CharacterListViewModel.swift",
            "navigator.navigateToDetail(identifier: item.id)",
            "",
            fails: "Selecting an item is tracked and leads to its detail",
            in: "CharacterListViewModelTests"
        ),
        Mutation(
            screens + "CharacterDetail/ViewModels/CharacterDetailViewModel.swift",
            "try await refreshCharacter.execute",
            "try await getCharacter.execute",
            fails: "Pulling to refresh keeps what is there until the new comes",
            in: "CharacterDetailViewModelTests"
        ),
        Mutation(
            screens + "CharacterSearch/ViewModels/CharacterSearchViewModel.swift",
            "query.contains(where: { !$0.isWhitespace })",
            "true",
            fails: "A blank query is none",
            in: "CharacterSearchViewModelTests"
        ),
        Mutation(
            screens + "CharacterFilter/ViewModels/CharacterFilterViewModel.swift",
            "store.save(draft)",
            "",
            fails: "Applying saves the draft and goes back",
            in: "CharacterFilterViewModelTests"
        ),
        Mutation(
            screens + "CharacterFilter/Filter/CharacterFilterStore.swift",
            "self.filter = filter",
            "",
            fails: "It keeps what was saved last",
            in: "CharacterFilterStoreTests"
        ),
        Mutation(
            screens + "CharacterFilter/Filter/CharacterFilter.swift",
            "text.isEmpty",
            "false",
            fails: "It is empty where it lets everything through",
            in: "CharacterFilterTests"
        ),
        Mutation(
            screens + "CharacterIntro/ViewModels/CharacterIntroViewModel.swift",
            "tracker.trackContinueButtonTapped()",
            "",
            fails: "Going on is tracked, and leads nowhere yet",
            in: "CharacterIntroViewModelTests"
        ),
        Mutation(
            screens + "CharacterIntro/Tracker/CharacterIntroEvent.swift",
            "\"character_intro_link_opened\"",
            "\"\"",
            fails: "linkOpened has its name and its properties",
            in: "CharacterIntroEventTests"
        ),
        Mutation(
            screens + "CharacterIntro/Tracker/CharacterIntroTracker.swift",
            "tracker.track(CharacterIntroEvent.screenViewed)",
            "",
            fails: "Seeing the screen is one event",
            in: "CharacterIntroTrackerTests"
        ),
        Mutation(
            characters + "CharactersContainer.swift",
            "CharacterRESTDataSource(httpClient: httpClient)",
            "CharacterRESTDataSource(httpClient: httpClient, endpoint: \"\")",
            fails: "The Character Detail view model shows what the server sends",
            in: "CharactersContainerTests"
        ),
    ]

    private static let navigation = [
        Mutation(
            screens + "Navigation/CharactersDeepLinkHandler.swift",
            "link.matches(\"intro/first\")",
            "link.matches(\"intro\")",
            fails: "Opens intro/first",
            in: "CharactersDeepLinkHandlerTests"
        ),
        Mutation(
            "Features/Home/Sources/Presentation/Home/Navigator/HomeNavigator.swift",
            ".fullScreenCover",
            ".sheet()",
            fails: "Presents narrowDown, once",
            in: "HomeNavigatorTests"
        ),
        Mutation(
            screens + "CharacterList/Navigator/CharacterListNavigator.swift",
            "identifier: identifier",
            "identifier: 0",
            fails: "Navigates to detail, once",
            in: "CharacterListNavigatorTests"
        ),
        Mutation(
            "Features/Places/Sources/PlacesFeature.swift",
            "guard let navigation = navigation as? PlacesIncomingNavigation else {",
            "guard let navigation = navigation as? PlacesIncomingNavigation, false else {",
            fails: "The Locations screen is shown",
            in: "PlacesFeatureTests"
        ),
        Mutation(
            "AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift",
            "CharactersIncomingNavigation.filter",
            "CharactersIncomingNavigation.search",
            fails: "Home reaches narrowDown",
            in: "AppNavigationRedirectTests"
        ),
        Mutation(
            "AppKit/Sources/Presentation/Tabs/AppTabs.swift",
            "coordinator.dismissAll()",
            "_ = coordinator",
            fails: "A link takes the modals of every tab away",
            in: "AppTabsTests"
        ),
    ]
}
