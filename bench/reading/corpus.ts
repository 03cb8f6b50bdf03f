import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpeningHours, TimeSpan, Weekday } from '@shingle/shared/business/opening-hours.ts'
import { weekdays } from '@shingle/shared/business/opening-hours.ts'
import type { Language } from '@shingle/shared/language/language.ts'

/** A service as its owner would list it, and the figures of its prices. */
export interface ExpectedService {
  readonly name: string
  readonly figures: readonly string[]
}

/** A description as an owner types it, and what a careful reader takes from it. */
export interface Description {
  readonly name: string
  readonly place: string
  readonly country: string
  readonly trade: string
  readonly kind: string
  readonly language: Language
  readonly text: string
  readonly services: readonly ExpectedService[]
  readonly refused: readonly string[]
  /** `'none'` where nothing is said of hours, `'words'` where what is said is no fact. */
  readonly hours: OpeningHours | 'none' | 'words'
  /** Hours that may be stated beside words such as 'and by arrangement'; undefined where none may. */
  readonly hoursBeside: OpeningHours | undefined
  readonly phone: string
  /** Words that may not stand in the name of a service. */
  readonly never: readonly string[]
  readonly part: CorpusPart
}

/** What rules are written by, of which one part is told as stories and one typed on phones; what they are not, of each time that descriptions were written. */
export const corpusParts = [
  'seen',
  'seen told',
  'seen typed',
  'held back',
  'held back last',
  'held back newest',
  'held back tales',
] as const
export type CorpusPart = (typeof corpusParts)[number]

const languageOf: Readonly<Record<string, Language>> = {
  en: 'english',
  de: 'german',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  ja: 'japanese',
  ko: 'Korean',
}

const directory = join(import.meta.dirname, 'corpus')

const listOf = (text: string): readonly string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const figure = /\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?/gu

/** The figures of a price as they compare: '1.150 €', '£1,150' and '1 150' are one, and so are '9€50' and '9,50 €'. */
export const figuresIn = (text: string): readonly string[] =>
  (
    text
      .normalize('NFKC')
      .replace(/(?<=\d)€(?=\d{2}(?!\d))/gu, ',')
      .match(figure) ?? []
  ).map((one) =>
    one
      .replace(/[\s'’]/gu, '')
      .replace(/[.,](?=\d{3}(?!\d))/gu, '')
      .replace(',', '.')
      .replace(/\.0+$/u, ''),
  )

const daysOf = (text: string): readonly Weekday[] => {
  const [first = '', last = first] = text.split('-')
  const known: readonly string[] = weekdays
  const [from, to] = [known.indexOf(first), known.indexOf(last)]
  if (from < 0 || to < from) throw new Error(`No days: ${text}`)
  return weekdays.slice(from, to + 1)
}

const spanOf = (text: string): TimeSpan => {
  const [opens = '', closes = ''] = text.split('-')
  return { opens, closes }
}

const hoursOf = (text: string): OpeningHours => {
  const hours: { [day in Weekday]?: readonly TimeSpan[] } = {}
  for (const rule of text.split(';')) {
    const [days = '', ...spans] = rule.trim().split(/\s+/u)
    for (const day of daysOf(days)) hours[day] = spans.map(spanOf)
  }
  return hours
}

const statedIn = (text: string | undefined): Pick<Description, 'hours' | 'hoursBeside'> => {
  if (text === undefined) return { hours: 'none', hoursBeside: undefined }
  if (!text.startsWith('~')) return { hours: hoursOf(text), hoursBeside: undefined }
  return { hours: 'words', hoursBeside: text === '~' ? undefined : hoursOf(text.slice(1).trim()) }
}

const serviceOf = (line: string): ExpectedService => {
  const [name = '', price = ''] = line.split('|')
  return { name: name.trim(), figures: price.split(/\s+/u).flatMap(figuresIn) }
}

const parse = (block: string, language: Language): Omit<Description, 'part'> => {
  const [head = '', ...lines] = block.trim().split('\n')
  const [name = '', place = '', country = '', trade = '', kind = ''] = head
    .split('|')
    .map((one) => one.trim())
  const of = (mark: string) =>
    lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2).trim())
  return {
    name,
    place,
    country,
    trade,
    kind,
    language,
    text: lines.filter((line) => !/^[-+hp!](?: |$)/u.test(line)).join('\n'),
    services: of('+').map(serviceOf),
    refused: of('-').flatMap(listOf),
    ...statedIn(of('h')[0]),
    phone: of('p')[0] ?? '',
    never: of('!').flatMap(listOf),
  }
}

const readFiles = (files: readonly string[]): readonly Omit<Description, 'part'>[] =>
  files.flatMap((file) => {
    const language = languageOf[file.slice(0, 2)]
    if (language === undefined) throw new Error(`No language: ${file}`)
    return readFileSync(join(directory, file), 'utf8')
      .split(/^@ /mu)
      .slice(1)
      .map((block) => parse(block, language))
  })

const partOfName: Readonly<Record<string, CorpusPart>> = {
  seen: 'seen',
  told: 'seen told',
  typed: 'seen typed',
  held: 'held back',
  last: 'held back last',
  newest: 'held back newest',
  tales: 'held back tales',
}

const partOf = (file: string): CorpusPart => {
  const part = partOfName[/-([a-z]+)\.txt$/u.exec(file)?.[1] ?? '']
  if (part === undefined) throw new Error(`No part: ${file}`)
  return part
}

/** All descriptions, part by part; each file says in its name which part it belongs to. */
export const readCorpus = (): readonly Description[] => {
  const files = readdirSync(directory).sort()
  return corpusParts.flatMap((part) =>
    readFiles(files.filter((file) => partOf(file) === part)).map((description) => ({ ...description, part })),
  )
}
