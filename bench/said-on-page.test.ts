import { foldText, wordsOf } from '@shingle/shared/generation/fold-text.ts'
import type { ClauseLabel } from '@shingle/shared/reading/reading.ts'
import { readingOf } from '@shingle/trades/known-business.ts'
import { draftOf } from '@shingle/trades/testing/draft-of.ts'
import { describe, expect, it } from 'vitest'
import { type Description, readCorpus } from './reading/corpus.ts'

// Hours are shown as times, and what greets or names the business says nothing.
const elsewhere: readonly ClauseLabel[] = ['hours', 'unused', 'name']

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const shortest = 4
const stemsOf = (text: string): readonly string[] =>
  wordsOf(foldText(text))
    .filter((word) => word.length >= shortest && !/\p{N}/u.test(word))
    .map((word) => word.replace(/s$/u, ''))

/** The clauses of a description of which no word of any length stands on its page. */
const unsaidOf = ({ name, place, text }: Description): readonly string[] => {
  const answers = { businessName: name, businessActivities: text, businessLocation: place }
  const made = draftOf(answers)
  if (!made.ok) return []
  const { activities, ...business } = made.value.business
  const shown = new Set(textsIn([made.value.sections, business]).flatMap(stemsOf))
  return readingOf(answers)
    .clauses.filter(({ label }) => !elsewhere.includes(label))
    .map((clause) => clause.text)
    .filter((said) => stemsOf(said).length > 1 && stemsOf(said).every((word) => !shown.has(word)))
}

const eastern: readonly string[] = ['japanese', 'Korean']
const sampled = 6

// What led from a list to its card, or to a phone, may be left out: 'compter 900 €', 'erreichbar unter'.
const mostUnsaid = 2

describe('[5.answers] what owners say of their business', () => {
  it('is on its page, whatever else the page has room for', () => {
    const some = readCorpus().filter(({ language }, at) => at % sampled === 0 && !eastern.includes(language))
    expect(some.length).toBeGreaterThan(150)
    const unsaid = some.flatMap((description) => unsaidOf(description))
    expect(unsaid.length, unsaid.join(' | ')).toBeLessThanOrEqual(mostUnsaid)
  })
})
