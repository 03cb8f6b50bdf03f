/**
 * After how many milliseconds every request that was under way has ended, or was interrupted: longer than a server waits
 * for the end of one.
 */
export const requestsOverMs = 10 * 60_000
