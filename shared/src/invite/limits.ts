const dayMs = 24 * 60 * 60 * 1000

/** Specification 9: how long an invite can be accepted. */
export const inviteLifetimeDays = 7

/** The same in milliseconds. */
export const inviteLifetimeMs = inviteLifetimeDays * dayMs

/**
 * Specification 9: how many websites may be shared with one user by invites, and how many accepted invites one user may
 * have at all, those included by which a former owner goes on editing. The third keeps one website's list readable, the
 * last that of the invites that wait for somebody.
 */
export const inviteLimits = { shared: 5, accepted: 20, perWebsite: 50, listed: 5 } as const

/** Specification 9: how long it must be quiet until a lost access is looked into. */
export const inviteQuietMs = 3000
