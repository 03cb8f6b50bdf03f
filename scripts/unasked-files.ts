import { basename, dirname, join } from 'node:path'

/** Whatever a text names as a file, in quotes: what is imported, and what is started or read by its name. */
const named = /['"`(]([^'"`()\s]*\.(?:tsx?|css))(?:\?\w+)?['"`)]/g

/** Rooms are imported by their names. */
const folderOf = (room: string): string => (room === 'storage' ? 'shared/storage' : room)

/** The path that a name leads to from a file; a name alone may be any file of that name. */
const leadsTo = (from: string, name: string): string => {
  if (name.startsWith('.')) return join(dirname(from), name)
  const [, room, path] = /^@shingle\/([\w-]+)\/(.*)$/.exec(name) ?? []
  return room && path ? join(folderOf(room), 'src', path) : basename(name)
}

// Run by its name, found by its name, or read by the compiler alone.
const asksForItself = /(^|\/)main\.tsx?$|\.(test|spec)\.tsx?$|\.d\.ts$/
const inRoom = /^(?:shared|shared\/storage|trades|api|sync-server|render|mail|worker|client)\/src\//

/**
 * The files of the rooms that no other one names. As any file of a room may be imported by another room, what looks for
 * unused code takes each of them for the beginning of something, and finds only exports that nobody asks for.
 */
export const unaskedFiles = (texts: ReadonlyMap<string, string>): readonly string[] => {
  const asked = new Set(
    [...texts].flatMap(([file, text]) =>
      [...text.matchAll(named)].map(([, name = '']) => leadsTo(file, name)).filter((path) => path !== file),
    ),
  )
  return [...texts.keys()].filter(
    (file) =>
      inRoom.test(file) && !asksForItself.test(file) && !asked.has(file) && !asked.has(basename(file)),
  )
}
