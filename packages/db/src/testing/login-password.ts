export const loginPassword = 'what the tests sign in with'
