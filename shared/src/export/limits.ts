const hourMs = 3_600_000

/** How long a packed export can be downloaded. */
export const exportLifetimeMs = 24 * hourMs

/** How many bytes the exports of a deployment may take together; one that does not fit waits until others have ended. */
export const exportsTogetherMaximum = 10 * 2 ** 30
