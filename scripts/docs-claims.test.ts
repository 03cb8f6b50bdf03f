import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyKeptForMs } from '@shingle/client/replica/copy-index.ts'
import { icons } from '@shingle/shared/artwork/icons/icons.ts'
import { connectingMs, mayLeadElsewhereMs } from '@shingle/shared/domain/limits.ts'
import { exportLifetimeMs } from '@shingle/shared/export/limits.ts'
import { runsMaximum } from '@shingle/shared/field/value-schemas.ts'
import { modelBudget, strangersBudget } from '@shingle/shared/language-model/limits.ts'
import { presenceLimits } from '@shingle/shared/presence/limits.ts'
import { operatorNotesMaximum } from '@shingle/shared/support/limits.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { takeWithinMs } from '@shingle/shared/sync/take-deadline.ts'
import { families } from '@shingle/shared/theme/families.ts'
import type { Family } from '@shingle/shared/theme/family.ts'
import { fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { formattingMaximum } from '@shingle/storage/draft-guard/count-formatting.ts'
import { variableNames } from '@shingle/storage/environment/environment.ts'
import { damagedDraftLifetimeMs } from '@shingle/storage/rows/damaged-drafts.ts'
import { syncPace } from '@shingle/sync-server/sync-options.ts'
import { knownSkills } from '@shingle/trades/ideas/known-skills.ts'
import { englishNameInputs } from '@shingle/trades/testing/english-name-inputs.ts'
import { otherNameInputs } from '@shingle/trades/testing/other-name-inputs.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const docs = globSync('docs/*.md', { cwd: root }).toSorted()
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

const codeIn = (text: string): readonly string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '')

const isFile = (code: string) =>
  /^(?!\.cache|\.data|bench\/out)[\w.*<>-]+(\/[\w.*<>-]+)*\.(tsx?|mjs|md|yml)$/.test(code)
const isFolder = (code: string) =>
  /^(shared|api|client|render|worker|sync-server|trades|mail|e2e|scripts|docs)\/[\w/-]+$/.test(code)
const patternOf = (code: string) =>
  new RegExp(
    `(^|/)${code.replaceAll('.', '\\.').replaceAll(/<\w+>|\*+/g, '[^ ]*')}${isFile(code) ? '$' : '/'}`,
  )

const calls = globSync('shared/src/*/*endpoints.ts', { cwd: root }).map(read).join('\n')
const collections = globSync('shared/storage/src/**/*.ts', { cwd: root }).map(read).join('\n')

describe.each(docs)('[house] %s', (doc) => {
  const text = read(doc)

  test('names only files and folders that there are', () => {
    const named = codeIn(text)
      .map((code) => code.replace(/\/$/, ''))
      .filter((code) => isFile(code) || isFolder(code))
    expect(named.filter((code) => !tracked.some((file) => patternOf(code).test(file)))).toEqual([])
  })

  test('links only to files that there are', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => join('docs', path ?? ''))
    expect(
      links.filter((path) => !tracked.some((file) => file === path || file.startsWith(`${path}/`))),
    ).toEqual([])
  })

  test('names only commands that there are', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('names only calls and collections that there are', () => {
    const called = [...text.matchAll(/\/api\/[a-z-]+/g)].map(([path]) => path)
    expect(called.filter((path) => !calls.includes(`'${path}`))).toEqual([])
    const stored = codeIn(text).filter((code) => /^(Reports|[A-Z]+[a-z]+([A-Z][a-z]+)+)$/.test(code))
    expect(stored.filter((name) => !collections.includes(`name: '${name}'`))).toEqual([])
  })

  test('sets no variable that nothing reads', () => {
    const named = [...text.matchAll(/\b([A-Z][A-Z\d]*_[A-Z\d_]+)=/g)].map(([, name]) => name ?? '')
    const known: readonly string[] = variableNames
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })
})

/** What a document says, in one line. */
const said = (doc: string) => read(doc).replaceAll(/\s+/g, ' ')

/** The numbers that one line of a table in the code states, by name. */
const numbersOf = (file: string, name: string): Readonly<Record<string, number>> => {
  const [line = ''] = read(file)
    .split('\n')
    .filter((each) => each.trimStart().startsWith(`${name}:`))
  return Object.fromEntries(
    [...line.matchAll(/(\w+): ([\d_]+)/g)].map(([, key, number = '']) => [
      key,
      Number(number.replaceAll('_', '')),
    ]),
  )
}
const limit = (name: string) => numbersOf('api/src/limits/rate-limits.ts', `'${name}'`)
const certificates = (name: string) =>
  numbersOf('shared/storage/src/certificates/certificate-budget.ts', name).points

/** The numbers that a file states by name, none twice. */
const constantsOf = (file: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...read(file).matchAll(/(\w+)(?: =|:) ([\d_]+)\b/g)].map(([, key, number = '']) => [
      key,
      Number(number.replaceAll('_', '')),
    ]),
  )

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const mails = limit('report-mails-per-website')
const together = limit('report-mails-together')
const questions = limit('question-mails-together')
const anyLibrary = limit('stock-calls-per-library')
const onTrial = limit('stock-calls-per-library-on-trial')
const counted = (number: number) => number.toLocaleString('en')

test.each([
  `of one website ${mails.rest} a day, and the first from each network (${mails.first})`,
  `of all together ${together.rest}, and the first three from each network (${together.first})`,
  `for 24 months, ${counted(operatorNotesMaximum)} of them at most`,
  `mailed to \`OPERATOR_MAIL\`, ${questions.rest} a day and the first three of each network (${questions.first})`,
  `It is there for ${exportLifetimeMs / hourMs} hours`,
  `after ${mayLeadElsewhereMs / hourMs} hours without its proof it is served no more`,
  `fails ${connectingMs / hourMs} hours after they do not`,
  `${certificates('all')} orders in 3 hours of all`,
  `${certificates("'account hourly'")} in an hour and ${certificates("'account weekly'")} in a week of an account`,
  `${certificates("'zone hourly'")} in an hour and ${certificates("'zone weekly'")} in a week of a registered domain`,
  `${certificates("'names weekly'")} in a week for the same names`,
  `of one account ${limit('links-per-user').points} an hour`,
  `One account looks ${limit('stock-searches-per-user').points} times an hour`,
  `of which ${(anyLibrary.first ?? 0) + (anyLibrary.rest ?? 0)} and ${(onTrial.first ?? 0) + (onTrial.rest ?? 0)} are made`,
  `An account may ask ${modelBudget.requestsOfOne === 40 ? 'forty' : modelBudget.requestsOfOne} times a day`,
  `all together may use ${modelBudget.tokensOfAll === 4_000_000 ? 'four million' : modelBudget.tokensOfAll} tokens a day`,
  `people without an account ${strangersBudget.requestsOfOne === 10 ? 'ten' : strangersBudget.requestsOfOne} times a day`,
])('[house] docs/operator.md says as the code does: %s', (claim) =>
  expect(said('docs/operator.md')).toContain(claim),
)

const words: Readonly<Record<number, string>> = {
  ...{ 2: 'two', 4: 'four', 5: 'five', 10: 'ten', 12: 'twelve', 15: 'fifteen', 20: 'twenty', 40: 'forty' },
  ...{ 30: 'thirty', 50: 'fifty', 64: 'Sixty-four' },
}
const inWords = (number = 0) => words[number] ?? counted(number)
const seconds = (ms: number) => inWords(ms / 1_000)
const { people, cpuMs, costRefusals } = syncPace
const late = constantsOf('sync-server/src/late-updates.ts')
const connection = constantsOf('shared/storage/src/database/connect-database.ts')

test.each([
  `After ${seconds(syncPace.snapshotMs)} seconds without typing, or ${seconds(syncPace.snapshotMaximumMs)} with it`,
  `within ${takeWithinMs / 1_000} s → epoch + 1`,
  `it counts within ${seconds(takeWithinMs)} seconds or never`,
  `a text has ${runsMaximum} changes of format at most, and all texts of a draft ${counted(formattingMaximum)}`,
  `${inWords(cpuMs.perSecond)} milliseconds a second, ${seconds(cpuMs.burst)} seconds saved up`,
  `counts as ${inWords(syncPace.costRefusalWeight)}; after ${inWords(costRefusals.count)} within ${inWords(costRefusals.withinMs / 60_000)} minutes`,
  `had more than ${counted(syncLimits.rebuild.structs)} items`,
  `${syncPace.heavyMs} ms of each second at most`,
  `a thread with ${constantsOf('shared/storage/src/draft-guard/draft-thread.ts').memoryMegabytes} MB and a second`,
  `kept aside for ${inWords(damagedDraftLifetimeMs / dayMs)} days`,
  `${inWords(late.count)} wait at most, and no more than cost ${counted(syncLimits.update.steps / 4)} steps together`,
  `A database that does not answer within ${seconds(connection.connectTimeoutMs ?? 0)} seconds counts as away`,
  `the process connects anew after ${seconds(connection.longestHeartbeatMs ?? 0)}`,
  `(${copyKeptForMs / dayMs} days, at most ${constantsOf('client/src/replica/copies-aside.ts').keptAtMost})`,
  `is there for ${seconds(presenceLimits.lingerMs)} more seconds`,
  `nobody asks again within ${seconds(presenceLimits.askAgainMs)} seconds of the answer`,
  `and every ${seconds(people.renewMs)} seconds; what another has not said for ${people.forgottenMs / 1_000} seconds is forgotten`,
  `every ${seconds(people.renewMs)} seconds, and not believed after ${seconds(syncPace.editingMs)}`,
  `looking at the log every ${seconds(syncPace.sweepMs)} seconds`,
])('[house] docs/drafts.md says as the code does: %s', (claim) =>
  expect(said('docs/drafts.md')).toContain(claim),
)

describe('[house] docs/look.md', () => {
  const cellsOf = (family: Family) => {
    const row =
      read('docs/look.md')
        .split('\n')
        .find((line) => line.startsWith(`| **${family.name}**`)) ?? ''
    return row.split('|').map((cell) => cell.trim())
  }
  const heroWords: Readonly<Record<string, string>> = {
    ...{ split: 'split', strip: 'strip', 'full-bleed': 'full picture', offset: 'card over picture' },
    ...{ portrait: 'portrait', oversized: 'large type', counter: 'counter bar', statement: 'statement' },
    corner: 'corner',
  }
  const artworkWords: Readonly<Record<string, string>> = { line: 'ink drawing' }

  test.each(Object.values(families))('has the family $name as it is', (family) => {
    const [, name, headings = '', ratio, radius, , pad, artwork, heroes] = cellsOf(family)
    const { scale, heading, space, radius: round, layouts, fontPairs: pairs } = family
    const face = fontPairs.find(({ id }) => id === pairs[0])?.heading.replace(' Display', '')
    const fullName = name?.split(' (')
    expect([fullName?.[1], ratio, radius, pad, artwork, heroes]).toEqual([
      `${family.preset})`,
      `${scale.ratio}, ${scale.base}`,
      `${round.button} / ${round.image} / ${round.card}`,
      `${space.pad}`,
      artworkWords[family.artwork] ?? family.artwork,
      layouts.Introduction?.map((hero) => heroWords[hero] ?? hero).join(', '),
    ])
    expect(headings).toContain(`${heading.weight}`)
    expect(headings.replace(' Display', '')).toContain(face)
    expect(headings.includes('italic')).toBe(heading.style === 'italic')
    expect(headings.includes('capitals')).toBe(heading.case === 'uppercase')
    expect(pairs.length >= 3 && pairs.length <= 5).toBe(true)
  })

  test.each([
    `Of the ${fontPairs.length} font pairs`,
    `${Object.keys(icons).length} line drawings on a sheet of 32`,
  ])('says as the code does: %s', (claim) => expect(said('docs/look.md')).toContain(claim))
})

describe('[house] docs/names.md', () => {
  const others = Object.values(otherNameInputs)
  const english = englishNameInputs.length
  const other = others.flat().length
  const ideas = knownSkills.flatMap(({ ideas: own }) => own).length
  test.each([
    `holds ${english + other} businesses as owners describe them, ${english} in English and ${other} in six other languages`,
    `Some ${Math.round(ideas / 10) * 10} ideas of ${inWords(knownSkills.length)} skills`,
  ])('says as the code does: %s', (claim) => {
    expect(others).toHaveLength(6)
    expect(said('docs/names.md')).toContain(claim)
  })
})
