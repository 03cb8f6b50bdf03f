import { handleMaximum, handleMinimum } from './handle.ts'

const shape = `[a-z0-9-]{${handleMinimum},${handleMaximum}}`
const textEnding = '.md'
const text = new RegExp(`^/(${shape})\\${textEnding}$`)
const spelt = new RegExp(`^/(${shape})/?$`, 'i')

/** The path of a website on the sites origin, spelt as it should be. */
export const sitePath = new RegExp(`^/${shape}$`)

const beside = new RegExp(`^/(${shape})/([a-z0-9-]+)$`)

/** A page beside the page, as a path of the sites origin names it; undefined where it names none. */
export const sidePageIn = (path: string): { readonly handle: string; readonly path: string } | undefined => {
  const [, handle, own] = beside.exec(path) ?? []
  return handle === undefined || own === undefined ? undefined : { handle, path: own }
}

/** The handle that a path names in whatever spelling, lowercased; undefined where it names none. */
export const handleInPath = (path: string): string | undefined => spelt.exec(path)?.[1]?.toLowerCase()

/** The path of the words of a website's page, on the sites origin and at its domain. */
export const textPath = (handle: string): string => `/${handle}${textEnding}`

/** The handle whose page's words a path asks for; undefined where it asks for none. */
export const handleOfText = (path: string): string | undefined => text.exec(path)?.[1]
