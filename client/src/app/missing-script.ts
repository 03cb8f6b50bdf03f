// Chrome and Firefox, Safari, Vite's own preloading of styles.
const words = /dynamically imported module|module script failed|Unable to preload/

/** Whether a part of the app could not be fetched: a new release took its place, or nobody was there to answer. */
export const isMissingScript = (cause: unknown): boolean =>
  cause instanceof Error && words.test(cause.message)

/** Why one could not be fetched. */
export const missingCause = 'There is a new version, or the connection broke.'

/** The title of the screen that says so. */
export const missingTitle = 'Reload to go on'

/** Said where one could not be fetched. */
export const missingWords = `${missingCause} What you wrote is kept.`
