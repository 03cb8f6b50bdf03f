import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const room = join('trades', 'src')

const written = (folder: string) => `// Written by scripts/trade-lists.ts from the folders of ${folder}/.`
const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())

const foldersIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

/** Everything of one sort, each from its own folder. */
const listOf = (what: 'trade' | 'kind', names: readonly string[]): string => {
  const type = what === 'trade' ? 'Trade' : 'Kind'
  const ids = names.map((name) => [name, `${camel(name)}${type}`] as const)
  return [
    written(`${what}s`),
    `import type { ${type} } from './${what}.ts'`,
    ...ids.map(([name, id]) => `import { ${what} as ${id} } from './${what}s/${name}/${what}.ts'`),
    '',
    `/** Every ${what} that has a folder. */`,
    `export const ${what}s: readonly ${type}[] = [`,
    ...ids.map(([, id]) => `  ${id},`),
    ']',
    '',
  ].join('\n')
}

/** The texts of every kind that are written, by kind and language. */
const copiesOf = async (root: string, names: readonly string[]): Promise<string> => {
  const rows = await Promise.all(
    names.map(async (name) => {
      const files = await readdir(join(root, room, 'kinds', name, 'copy')).catch(() => [])
      const languages = files.filter((file) => file.endsWith('.ts')).toSorted()
      return languages.map((file) => {
        const language = file === 'korean.ts' ? 'Korean' : file.replace('.ts', '')
        return `  '${name} ${language}': () => import('./kinds/${name}/copy/${file}'),`
      })
    }),
  )
  return [
    written('kinds'),
    "import type { KindCopy } from './kind.ts'",
    '',
    "/** What the pages of a kind say, by its id and the language, 'animals german': each is loaded when it is asked for. */",
    'export const kindCopies: Readonly<Record<string, () => Promise<{ copy: KindCopy }>>> = {',
    ...rows.flat(),
    '}',
    '',
  ].join('\n')
}

const hasFile = async (folder: string, file: string): Promise<boolean> =>
  (await readdir(folder)).includes(file)

/** The trades with texts of their own. */
const packsOf = async (root: string, names: readonly string[]): Promise<string> => {
  const own = await Promise.all(
    names.map(async (name) => ((await hasFile(join(root, room, 'trades', name), 'pack.ts')) ? [name] : [])),
  )
  const rows = (file: string) =>
    own.flat().map((name) => `  '${name}': () => import('./trades/${name}/${file}'),`)
  return [
    written('trades'),
    "import type { TradePack, TradeTranslations } from './trade-pack.ts'",
    '',
    '/** What the pages of a trade say, by its id: each is loaded when it is asked for. */',
    'export const packs: Readonly<Record<string, () => Promise<{ pack: TradePack }>>> = {',
    ...rows('pack.ts'),
    '}',
    '',
    '/** What they say in other languages. */',
    'export const translations: Readonly<Record<string, () => Promise<{ translations: TradeTranslations }>>> = {',
    ...rows('translations.ts'),
    '}',
    '',
  ].join('\n')
}

const deriveLists = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const kinds = await foldersIn(join(root, room, 'kinds'))
  const trades = await foldersIn(join(root, room, 'trades'))
  return new Map([
    [join(root, room, 'trades.ts'), listOf('trade', trades)],
    [join(root, room, 'kinds.ts'), listOf('kind', kinds)],
    [join(root, room, 'packs.ts'), await packsOf(root, trades)],
    [join(root, room, 'kind-copies.ts'), await copiesOf(root, kinds)],
  ])
}

/** Writes the lists of trades and kinds of the tree at `root` anew, from their folders. */
export const writeTradeLists = async (root: string): Promise<void> => {
  for (const [file, text] of await deriveLists(root)) await writeFile(file, text)
}

/** The lists of the tree at `root` that say something else than the folders beside them do. */
export const staleTradeLists = async (root: string): Promise<readonly string[]> => {
  const stale: string[] = []
  for (const [file, text] of await deriveLists(root))
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) stale.push(file)
  return stale
}
