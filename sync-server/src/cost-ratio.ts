/** Below that a collection of garbage or cold code tells nothing. */
const noticeableMs = 25
const times = 4

/** Whether applying an update to the live document took so much longer than trying it did that the two cannot be equal. */
export const isOutOfProportion = (liveMs: number, trialMs: number): boolean =>
  liveMs > noticeableMs && liveMs > times * trialMs
