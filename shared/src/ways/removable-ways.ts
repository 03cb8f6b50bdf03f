/** The ways to sign in to an account that may be taken off. */
export const removableWays = ['google', 'password', 'passkey'] as const
/** One of them. */
export type RemovableWay = (typeof removableWays)[number]
