/** After how many milliseconds whoever throws a website away, or takes it off the web, has done so, or was interrupted. */
export const interruptedAfterMs = 30_000
