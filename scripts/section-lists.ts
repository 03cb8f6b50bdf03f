import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Entry, hasLate, lateOf, offerOf } from './section-entries.ts'
import { byName, camel, pascal, readSectionFolders, type SectionFolder } from './section-folders.ts'

/** A list beside the folders of the section types: what it holds of a type, and of what kind. */
interface List {
  readonly file: string
  readonly promise: string
  readonly imports: readonly string[]
  readonly declaration: string
  readonly entry: (folder: SectionFolder) => Entry
  /** Only these types are in the list; all otherwise. */
  readonly has?: (folder: SectionFolder) => boolean
  /** What follows the last entry, where that is not just the end of the list. */
  readonly end?: string
}

const sectionsFolder = join('shared', 'src', 'sections')
/** As the formatter has it. */
const lineWidth = 110
const typeImport = "import type { SectionType } from './sections.ts'"

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
    has: hasLate,
    entry: lateOf,
    end: '} as const satisfies Readonly<Partial<Record<SectionType, LatePart>>>',
  },
  {
    file: 'said-words.ts',
    promise:
      'What section types say in the product’s own words; who puts a page into another language loads it.',
    imports: ["import type { SaidWords } from './said.ts'"],
    declaration: 'saidWords: Readonly<Partial<Record<SectionType, SaidWords>>>',
    has: ({ files }) => files.includes('said.ts'),
    entry: ({ name }) => ({ imports: [[`${camel(name)}Said`, 'said.ts']], value: `${camel(name)}Said` }),
  },
  {
    file: 'section-doings.ts',
    promise: 'What section types do with what they learn of visitors; who tells of it loads it.',
    imports: ["import type { AnySectionDoing } from './doing.ts'"],
    declaration: 'sectionDoings: Readonly<Partial<Record<SectionType, AnySectionDoing>>>',
    has: ({ files }) => files.includes('doing.ts'),
    entry: ({ name }) => ({ imports: [[`${camel(name)}Doing`, 'doing.ts']], value: `${camel(name)}Doing` }),
  },
  {
    file: 'sketches.ts',
    promise: 'How section types are drawn while their owner still answers; only who asks loads it.',
    imports: ["import type { SectionSketch } from './sketch.ts'"],
    declaration: 'sketches: Readonly<Partial<Record<SectionType, SectionSketch>>>',
    has: ({ files }) => files.includes('sketch.ts'),
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
  const entries = folders
    .filter(list.has ?? (() => true))
    .map((folder) => ({ folder, ...list.entry(folder) }))
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

/** The layouts of one type, as they are offered. */
const layoutsText = ({ name, layouts }: SectionFolder): string => {
  const names = layouts.map((layout) => camel(layout.name))
  const opening = `export const ${camel(name)}Layouts = `
  const inLine = `${opening}[${names.join(', ')}] as const`
  return [
    '// Written by scripts/section-lists.ts from the folders in layouts/.',
    ...layouts
      .toSorted(byName)
      .map((layout) => `import { ${camel(layout.name)} } from './layouts/${layout.name}/layout.ts'`),
    '',
    '/** The layouts of the section, in the order in which they are offered. */',
    ...(inLine.length <= lineWidth
      ? [inLine]
      : [`${opening}[`, ...names.map((one) => `  ${one},`), '] as const']),
    '',
  ].join('\n')
}

/** The lists that follow from the section types of the tree at `root`: text by path. */
const deriveLists = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const folders = await readSectionFolders(join(root, sectionsFolder))
  return new Map([
    ...lists.map((list) => [join(root, sectionsFolder, list.file), textOf(list, folders)] as const),
    ...folders
      .filter(({ layouts }) => layouts.length > 0)
      .map((folder) => [join(root, sectionsFolder, folder.name, 'layouts.ts'), layoutsText(folder)] as const),
  ])
}

/** Writes the lists of the section types of the tree at `root` anew, from `sections.ts` and its folders. */
export const writeSectionLists = async (root: string): Promise<void> => {
  for (const [file, text] of await deriveLists(root)) await writeFile(file, text)
}

/** The lists of the tree at `root` that say something else than `sections.ts` and the folders do. */
export const staleSectionLists = async (root: string): Promise<readonly string[]> => {
  const stale: string[] = []
  for (const [file, text] of await deriveLists(root))
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) stale.push(file)
  return stale
}
