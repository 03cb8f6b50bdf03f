import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A layout's folder: `layout.ts` and `offer.ts`, and what of it comes apart. */
export interface LayoutFolder {
  readonly name: string
  /** Where it stands among those offered, as its `offer.ts` says. */
  readonly place: number
  /** Its file with what comes apart; undefined where nothing does. */
  readonly late: string | undefined
}

/** A section type's folder, as `sections.ts` lists it. */
export interface SectionFolder {
  readonly name: string
  /** As they are offered. */
  readonly layouts: readonly LayoutFolder[]
  readonly files: readonly string[]
}

/** A folder's name as types are written. */
export const pascal = (kebab: string) =>
  kebab.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())
/** A folder's name as values are written. */
export const camel = (kebab: string) =>
  kebab.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())

/** By name, as they are listed where no order is told. */
export const byName = (one: LayoutFolder, other: LayoutFolder) => (one.name < other.name ? -1 : 1)

const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).toSorted()

const readLayout = async (folder: string, name: string): Promise<LayoutFolder> => {
  const files = await namesIn(join(folder, name))
  const offer = files.includes('offer.ts') ? await readFile(join(folder, name, 'offer.ts'), 'utf8') : ''
  const place = /^ {2}place: (\d+),$/m.exec(offer)?.[1]
  return {
    name,
    place: Number(place ?? Number.POSITIVE_INFINITY),
    late: files.find((file) => /^late\.tsx?$/.test(file)),
  }
}

/** Those that claim one place, and those that claim none, stand by name. */
const byPlace = (one: LayoutFolder, other: LayoutFolder) =>
  one.place === other.place ? byName(one, other) : one.place - other.place

const readLayouts = async (folder: string): Promise<readonly LayoutFolder[]> => {
  const names = await namesIn(folder)
  return (await Promise.all(names.map((name) => readLayout(folder, name)))).toSorted(byPlace)
}

/** The folders of the section types in the order of the list, each named by the import of its `section.ts`. */
export const readSectionFolders = async (root: string): Promise<readonly SectionFolder[]> => {
  const text = await readFile(join(root, 'sections.ts'), 'utf8')
  const folders = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\/(.+)\/section\.ts'/g)].map(([, name, folder]) => [
      name,
      folder,
    ]),
  )
  const listed = /export const sections = \[([^\]]*)\]/.exec(text)?.[1]?.match(/\w+/g) ?? []
  return Promise.all(
    listed.map(async (section) => {
      const name = folders.get(section)
      if (name === undefined)
        throw new Error(`sections.ts lists ${section} and imports it from no section.ts`)
      const folder = join(root, name)
      return { name, layouts: await readLayouts(join(folder, 'layouts')), files: await namesIn(folder) }
    }),
  )
}
