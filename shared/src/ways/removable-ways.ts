/** The ways to sign in to an account that may be taken off. */
export const removableWays = ['google', 'password', 'passkey'] as const
