// Mocks.
