import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { findingsIn } from './house-rules.ts'
import { staleSectionLists } from './section-lists.ts'
import { staleTradeLists } from './trade-lists.ts'
import { unaskedFiles } from './unasked-files.ts'

const sources = (): readonly string[] =>
  execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      '--',
      '*.ts',
      '*.tsx',
      '*.css',
      'client/articles/*.md',
      'client/trades/*.md',
    ],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.d.ts'))

/** What breaks the house's habits in the tree as it stands, as `file: finding`. */
export const checkHouse = async (): Promise<readonly string[]> => {
  const texts = new Map(
    await Promise.all(
      sources().map(async (file) => [file, await readFile(file, 'utf8').catch(() => '')] as const),
    ),
  )
  const findings = [...texts].flatMap(([file, text]) =>
    findingsIn(file, text).map((finding) => `${file}: ${finding}`),
  )
  const stale = [...(await staleSectionLists('.')), ...(await staleTradeLists('.'))]
  return [
    ...findings,
    ...unaskedFiles(texts).map((file) => `${file}: nothing imports, starts or reads it`),
    ...stale.map((file) => `${file}: what it is written from says something else; npm run format`),
  ]
}
