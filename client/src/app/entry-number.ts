/** The number that an entry of the browser's history has among the app's own, from 0; null for one that is not of the app. */
export const entryNumberOf = (state: unknown): number | null => {
  const entry = typeof state === 'object' && state !== null && 'entry' in state ? state.entry : null
  return typeof entry === 'number' ? entry : null
}
