/**
 * Specification 3: who vouches for somebody that signs in. Specification 4 has an account count as verified by the first of
 * them: here there is none before Google, or what was mailed to its address, vouched for it.
 */
export const loginProviders = ['google', 'email'] as const
