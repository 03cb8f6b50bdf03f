import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { findingsIn } from './house-rules.ts'
import { staleSectionLists } from './section-lists.ts'
import { staleTradeLists } from './trade-lists.ts'

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
  const findings = await Promise.all(
    sources().map(async (file) => {
      const text = await readFile(file, 'utf8').catch(() => '')
      return findingsIn(file, text).map((finding) => `${file}: ${finding}`)
    }),
  )
  const stale = [...(await staleSectionLists('.')), ...(await staleTradeLists('.'))]
  return [
    ...findings.flat(),
    ...stale.map((file) => `${file}: what it is written from says something else; npm run format`),
  ]
}
