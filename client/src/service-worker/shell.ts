/** What the build tells the service worker: the files of this version of the app, and its name. */
export interface Shell {
  version: string
  /** What is fetched file by file. */
  assets: readonly string[]
  /** Where all the other files are, as one: JSON of `SmallFiles`. */
  small: string
}

/** Texts of files by their paths. */
export type SmallFiles = Record<string, string>

/** The media type of a small file by its path, or undefined where it is none that may be kept among the small ones. */
export const typeOfSmall = (path: string): string | undefined => {
  if (path.endsWith('.js')) return 'text/javascript; charset=utf-8'
  return path.endsWith('.css') ? 'text/css; charset=utf-8' : undefined
}
