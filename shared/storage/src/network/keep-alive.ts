/** For so long a connection stays open after an answer, for the next request. */
export const keepAliveMs = 5_000
