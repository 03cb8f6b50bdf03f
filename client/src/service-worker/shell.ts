/** What the build tells the service worker: the files of this version of the app, and its name. */
export interface Shell {
  version: string
  assets: readonly string[]
}
