import { handleMaximum, handleMinimum } from './handle.ts'

const shape = `[a-z0-9-]{${handleMinimum},${handleMaximum}}`
const spelt = new RegExp(`^/(${shape})/?$`, 'i')

/** The path of a website on the sites origin, spelt as it should be. */
export const sitePath = new RegExp(`^/${shape}$`)

/** The handle that a path names in whatever spelling, lowercased; undefined where it names none. */
export const handleInPath = (path: string): string | undefined => spelt.exec(path)?.[1]?.toLowerCase()
