import { languages } from '@shingle/shared/language/language.ts'
import { type Goal, judged } from './goals.ts'
import { shown } from './measure.ts'
import { type CorpusPart, corpusParts } from './reading/corpus.ts'
import { type Figures, figuresOf } from './reading/figures.ts'
import type { Judgment } from './reading/judge.ts'
import { timePages } from './reading/make-page.ts'
import { readAll } from './reading/read-all.ts'
import type { Report } from './report.ts'

const rows: readonly (readonly [keyof Figures, string, Goal | undefined])[] = [
  ['descriptions', 'descriptions', undefined],
  ['language', 'language right, %', { atLeast: 99 }],
  ['asCard', 'named services as a card, %', { atLeast: 90 }],
  ['asCardOrWords', 'named services as a card or in words, %', { atLeast: 99 }],
  ['junk', 'cards that are no service, %', { atMost: 5 }],
  ['pricesFound', 'prices found at their service, %', { atLeast: 90 }],
  ['pricesShown', 'prices found there or in words, %', { atLeast: 90 }],
  ['pricesWrong', 'prices at another service', { atMost: 0 }],
  ['hoursFound', 'hours found, %', { atLeast: 85 }],
  ['hoursWrong', 'hours wrong, descriptions', { atMost: 1 }],
  ['refusalsFound', 'refusals found, %', undefined],
  ['contradicted', 'cards that contradict a refusal, or must not be', { atMost: 0 }],
  ['phonesFound', 'phones found, %', undefined],
  ['tradeRight', 'trade right, %', undefined],
  ['kindRight', 'trade or kind right, %', { atLeast: 80 }],
  ['tradeWrong', 'trade or kind wrong, %', { atMost: 3 }],
]

const shownIn = (figures: Figures, key: keyof Figures, goal: Goal | undefined): string =>
  goal === undefined ? String(figures[key]) : judged(String(figures[key]), figures[key], goal)

/** What is read from the corpus of descriptions: the part that rules were written by, and the one held back. */
export const benchCorpus = async (): Promise<Report> => {
  const all = readAll()
  const inPart = (part: CorpusPart) => all.filter(({ description }) => description.part === part)
  const columns: readonly (readonly [string, readonly Judgment[]])[] = [
    ...corpusParts.map((part) => [part, inPart(part)] as const),
    ...languages.map(
      (language) => [language, all.filter(({ description }) => description.language === language)] as const,
    ),
  ]
  const pages = await timePages(
    all.map(({ description }) => description),
    100,
  )
  const figures = columns.map(([, judgments]) => figuresOf(judgments))
  return {
    title: 'Reading a business from its description',
    columns: ['what', ...columns.map(([name]) => name)],
    rows: rows.map(([key, label, goal]) => [
      label,
      ...figures.map((column, at) => shownIn(column, key, at < corpusParts.length ? goal : undefined)),
    ]),
    notes: [
      `A page, from its description to HTML and drawings: p50 ${shown(pages.p50)} ms, p95 ${judged(`${shown(pages.p95)} ms`, pages.p95, { atMost: 200 })}; goal 200 ms.`,
      'Rules were written, and what speaks for a service was learned, from the seen part alone; the newest part was written by somebody who knew none of them.',
      'A price in the options of a service counts as found at it; words are a sentence that the page shows as its owner wrote it.',
    ],
  }
}
