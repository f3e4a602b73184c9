/** Of the login that the tests' databases are used with. */
export const loginPassword = 'what the tests sign in with'
