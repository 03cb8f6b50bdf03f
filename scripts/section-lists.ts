import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A list beside the folders of the section types: what it holds of a type, and of what kind. */
interface List {
  readonly file: string
  readonly promise: string
  readonly imports: readonly string[]
  readonly declaration: string
  readonly entry: (folder: SectionFolder) => Entry
  /** A file that some types have: only they are in the list. */
  readonly ofThoseWith?: string
  /** What follows the last entry, where that is not just the end of the list. */
  readonly end?: string
}

/** A section type's folder, as `sections.ts` lists it. */
interface SectionFolder {
  readonly name: string
  readonly layouts: readonly string[]
  readonly files: readonly string[]
}

interface Entry {
  /** What is imported from which file of the folder. */
  readonly imports: readonly (readonly [name: string, file: string])[]
  readonly value: string
}

const sectionsFolder = join('shared', 'src', 'sections')
const typeImport = "import type { SectionType } from './sections.ts'"

const pascal = (kebab: string) =>
  kebab.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())
const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())

const offerOf = ({ name, layouts }: SectionFolder): Entry => {
  const own = `${camel(name)}Offer`
  if (layouts.length === 0) return { imports: [[own, 'offer.ts']], value: own }
  const alias = (layout: string) => `${camel(name)}${pascal(layout)}`
  const rows = layouts.map(
    (layout) => `      ${layout.includes('-') ? `'${layout}'` : layout}: ${alias(layout)},\n`,
  )
  return {
    imports: [
      [own, 'offer.ts'],
      ...layouts.map(
        (layout) => [`${camel(layout)}Offer as ${alias(layout)}`, `layouts/${layout}/offer.ts`] as const,
      ),
    ],
    value: `{\n    ...${own},\n    layouts: {\n${rows.join('')}    },\n  }`,
  }
}

const lists: readonly List[] = [
  {
    file: 'looks.ts',
    promise: 'How every section type looks.',
    imports: [
      "import type { SectionOf } from '../draft/content.ts'",
      "import type { SectionLook } from './look.ts'",
    ],
    declaration: 'looks: { readonly [T in SectionType]: SectionLook<SectionOf<T>> }',
    entry: ({ name }) => ({
      imports: [
        [`${camel(name)}Style`, 'style.ts'],
        [`${pascal(name)}View`, 'view.tsx'],
      ],
      value: `{ View: ${pascal(name)}View, style: ${camel(name)}Style }`,
    }),
  },
  {
    file: 'offers.ts',
    promise: 'What the owner is told of every section type and its layouts; only who offers them loads it.',
    imports: ["import type { SectionOffer } from './offer.ts'"],
    declaration: 'offers: { readonly [T in SectionType]: SectionOffer }',
    entry: offerOf,
  },
  {
    file: 'composers.ts',
    promise: 'How the generator writes every section type; only the generator loads it.',
    imports: ["import type { SectionComposer } from '../generation/compose/composer.ts'"],
    declaration: 'composers: { readonly [T in SectionType]: SectionComposer<T> }',
    entry: ({ name }) => ({
      imports: [[`${camel(name)}Composer`, 'compose.ts']],
      value: `${camel(name)}Composer`,
    }),
  },
  {
    file: 'late-parts.ts',
    promise: 'What of section types comes apart; the designer fetches it after itself.',
    imports: ["import type { LatePart } from './late-part.ts'"],
    declaration: 'lateParts',
    ofThoseWith: 'late.ts',
    entry: ({ name }) => ({ imports: [[`${camel(name)}Late`, 'late.ts']], value: `${camel(name)}Late` }),
    end: '} as const satisfies Readonly<Partial<Record<SectionType, LatePart>>>',
  },
  {
    file: 'said-words.ts',
    promise:
      'What section types say in the product’s own words; who puts a page into another language loads it.',
    imports: ["import type { SaidWords } from './said.ts'"],
    declaration: 'saidWords: Readonly<Partial<Record<SectionType, SaidWords>>>',
    ofThoseWith: 'said.ts',
    entry: ({ name }) => ({ imports: [[`${camel(name)}Said`, 'said.ts']], value: `${camel(name)}Said` }),
  },
  {
    file: 'sketches.ts',
    promise: 'How section types are drawn while their owner still answers; only who asks loads it.',
    imports: ["import type { SectionSketch } from './sketch.ts'"],
    declaration: 'sketches: Readonly<Partial<Record<SectionType, SectionSketch>>>',
    ofThoseWith: 'sketch.ts',
    entry: ({ name }) => ({
      imports: [[`${camel(name)}Sketch`, 'sketch.ts']],
      value: `${camel(name)}Sketch`,
    }),
  },
]

const pathOf = (line: string) => /from '(.+)'/.exec(line)?.[1] ?? ''
/** Folders above come first, as the formatter has it. */
const byPath = (a: string, b: string) => (pathOf(a) < pathOf(b) ? -1 : 1)

const textOf = (list: List, folders: readonly SectionFolder[]): string => {
  const { ofThoseWith } = list
  const listed =
    ofThoseWith === undefined ? folders : folders.filter(({ files }) => files.includes(ofThoseWith))
  const entries = listed.map((folder) => ({ folder, ...list.entry(folder) }))
  const imports = entries.flatMap(({ folder, imports: named }) =>
    named.map(([name, file]) => `import { ${name} } from './${folder.name}/${file}'`),
  )
  return [
    '// Written by scripts/section-lists.ts from the list in sections.ts.',
    ...[...list.imports, typeImport, ...imports].toSorted(byPath),
    '',
    `/** ${list.promise} */`,
    `export const ${list.declaration} = {`,
    ...entries.map(({ folder, value }) => `  ${pascal(folder.name)}: ${value},`),
    list.end ?? '}',
    '',
  ].join('\n')
}

const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).toSorted()

/** The folders of the section types in the order of the list, each named by the import of its `section.ts`. */
const readFolders = async (root: string): Promise<readonly SectionFolder[]> => {
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
      return { name, layouts: await namesIn(join(folder, 'layouts')), files: await namesIn(folder) }
    }),
  )
}

/** The lists that follow from the section types of the tree at `root`: text by path. */
const deriveLists = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const folders = await readFolders(join(root, sectionsFolder))
  return new Map(lists.map((list) => [join(root, sectionsFolder, list.file), textOf(list, folders)]))
}

/** Writes the lists of the section types of the tree at `root` anew, from `sections.ts` and its folders. */
export const writeSectionLists = async (root: string): Promise<void> => {
  for (const [file, text] of await deriveLists(root)) await writeFile(file, text)
}

/** The lists of the tree at `root` that say something else than `sections.ts` does. */
export const staleSectionLists = async (root: string): Promise<readonly string[]> => {
  const stale: string[] = []
  for (const [file, text] of await deriveLists(root))
    if ((await readFile(file, 'utf8')) !== text) stale.push(file)
  return stale
}
