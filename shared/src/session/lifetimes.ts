const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** How long an access token works. */
export const accessLifetimeMs = 10 * minuteMs

/** A session ends when it is not used for this long. */
export const sessionIdleMs = 14 * dayMs

/** A session ends this long after signing in, whatever happens. */
export const sessionAbsoluteMs = 30 * dayMs

/** How long a used refresh token still answers with its own successor though that has arrived: two tabs that ask at once. */
export const refreshGraceMs = 10 * 1000

/** How long after signing in somebody may do what a forgotten device must not do. */
export const recentSignInMs = 15 * minuteMs

/** The header, never sent by foreign pages without a preflight, that state-changing calls carry. */
export const appHeader = 'x-shingle'
