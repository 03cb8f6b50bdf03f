import { ownWordsOf } from '@shingle/shared/generation/own-words/own-words-of.ts'
import { expect, it } from 'vitest'
import { figuresIn } from './reading/corpus.ts'
import { readAll } from './reading/read-all.ts'

const sum = /[£$€¥₩]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[£$€¥₩円원]|euros?|chf)/giu

const sumsIn = (text: string): readonly string[] => (text.match(sum) ?? []).flatMap(figuresIn)

/** Sums that a description names once, and its page on a card and in a sentence. */
const saidAgain = readAll().flatMap(({ description, reading }) => {
  const { sentences, asides, services } = ownWordsOf(reading)
  const beside = [...sentences, ...asides].flatMap(sumsIn)
  const named = figuresIn(description.text)
  const once = services
    .flatMap(({ pricing, detail = '' }) => [pricing, detail].flatMap(figuresIn))
    .filter((figure) => named.filter((other) => other === figure).length === 1)
  return once.filter((figure) => beside.includes(figure)).map((figure) => `${description.name}: ${figure}`)
})

it('[5.answers] of all descriptions few pages say a price of a card again in a sentence', () => {
  expect(saidAgain.length).toBeLessThanOrEqual(43)
})
