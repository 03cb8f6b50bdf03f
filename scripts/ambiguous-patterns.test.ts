import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** A regular expression as it stands in a source. */
interface Pattern {
  readonly file: string
  readonly source: string
  readonly flags: string
}

/** What only developers run, on what they wrote themselves. */
const isOurs = (file: string) =>
  !/\.(?:test|testing)\.tsx?$|\/(?:fixtures|testing)\/|^(?:bench|e2e|scripts)\//.test(file)

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && isOurs(file))

const patternsIn = (file: string): readonly Pattern[] => {
  const found: Pattern[] = []
  JSON.stringify(parseSync(file, readFileSync(join(root, file), 'utf8')).program, (_, node) => {
    if (node?.type === 'Literal' && node.regex)
      found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    return typeof node === 'bigint' ? null : node
  })
  return found
}

const patterns = sources.flatMap(patternsIn)

/** In how many ways a pattern may be slow: by trying the same in several ways, or by starting anew at every letter. */
const judge = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>) => {
  const { reports } = analyse({ source, flags }, { assumeRejectingSuffix: false })
  return {
    isExponential: reports.some(({ exponential }) => exponential),
    isAmbiguous: reports.some(({ type }) => type !== 'Move'),
    startsAnew: reports.some(({ type }) => type === 'Move'),
  }
}

const shown = ({ file, source, flags }: Pattern) => `${file}: /${source}/${flags}`

/** Those that read the same letters in two ways, each as often as there are letters, and why they may. */
const ambiguous: Readonly<Record<string, string>> = {
  'worker/src/import/page/decode-page.ts': 'the first 2,048 bytes of a page',
  'shared/src/sections/introduction/layouts/name/join-in.ts': 'the name of a business: sixty letters',
  'trades/src/recognize/slots.ts':
    'the beginning of a description, in the reader’s thread and within its time',
}

/** Where a pattern may start anew at every letter: whatever it reads is short, or our own. */
const short: Readonly<Record<string, string>> = {
  'api/src/documentation/open-api.ts': 'our own paths',
  'api/src/publish/share/share-picture.ts': 'one field of a draft',
  'client/src/create/towns.ts': 'what somebody typed in their own browser',
  'client/src/designer/': 'what somebody typed in their own browser',
  'client/src/site-sketch/': 'what somebody typed in their own browser',
  'shared/src/artwork/settings/room-props.ts': 'our own drawings',
  'shared/src/generation/': 'a description of 1,024 letters, in the reader’s thread',
  'shared/src/handle/handle.ts': 'a name',
  'shared/src/page/': 'our own styles, one label',
  'shared/src/reading/': 'a description of 1,024 letters, in the reader’s thread',
  'shared/src/sections/': 'one field of a draft',
  'shared/storage/src/embedded-mongo/match/regular-expression.ts': 'patterns of our own queries',
  'worker/src/import/page/decode-page.ts': 'the first 2,048 bytes of a page',
  'start/compose.ts': 'what the operator wrote',
  'trades/src/': 'a description of 1,024 letters, in the reader’s thread',
}

const isIn = (table: Readonly<Record<string, string>>, { file }: Pattern) =>
  Object.keys(table).some((place) => file.startsWith(place))

test('[security 2.5] the judge of patterns knows slow ones', () => {
  expect(judge({ source: '^(a+)+$', flags: '' }).isExponential).toBe(true)
  expect(judge({ source: '^\\w*\\d*\\w*$', flags: '' }).isAmbiguous).toBe(true)
  expect(judge({ source: '\\s+$', flags: 'u' }).startsAnew).toBe(true)
  expect(judge({ source: '^[a-z]+-\\d+$', flags: 'iu' })).toEqual({
    isExponential: false,
    isAmbiguous: false,
    startsAnew: false,
  })
})

test('[security 2.5] no pattern of ours can be read in ways whose number grows with what it reads', () => {
  expect(patterns.length).toBeGreaterThan(400)
  expect(patterns.filter((pattern) => judge(pattern).isExponential).map(shown)).toEqual([])
  const found = patterns.filter((pattern) => judge(pattern).isAmbiguous && !isIn(ambiguous, pattern))
  expect(found.map(shown)).toEqual([])
})

test('[security 2.5] a pattern that starts anew at every letter reads only what is short', () => {
  const found = patterns.filter((pattern) => judge(pattern).startsAnew && !isIn(short, pattern))
  expect(found.map(shown)).toEqual([])
})
