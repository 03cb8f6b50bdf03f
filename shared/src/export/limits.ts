const hourMs = 3_600_000

/** How long a packed export can be downloaded. */
export const exportLifetimeMs = 24 * hourMs

/** How many bytes the export of one account may take, so that none takes the room of all others. */
export const exportMaximum = 2 * 2 ** 30

/** How long an export waits for room before it fails. */
export const exportRoomPatienceMs = hourMs

/** How often packing an export is tried before it fails. */
export const exportTries = 10

/** How many bytes the exports of a deployment may take together; one that does not fit waits a while for others to end. */
export const exportsTogetherMaximum = 10 * 2 ** 30
