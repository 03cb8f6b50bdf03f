import { relative } from 'node:path'

/** The path at which a file below a folder is served, on every system with slashes. */
export const pathBelow = (folder: string, file: string): string =>
  `/${relative(folder, file).replaceAll('\\', '/')}`
