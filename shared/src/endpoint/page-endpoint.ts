/** A call that a browser makes by itself, by a link or a form, and that a page answers. */
export interface PageEndpoint<Path extends string> {
  readonly method: 'GET' | 'POST'
  readonly path: Path
}

// @__NO_SIDE_EFFECTS__
/** Describes such a call once: for the markup that makes it and the server that answers it. */
export const definePage = <const Path extends string>(page: PageEndpoint<Path>): PageEndpoint<Path> => page
