import { saysDu, saysSie } from '@shingle/shared/generation/voice/familiar-german.ts'
import { expect, test } from 'vitest'
import { packOf } from './known-business.ts'
import { knownTrades } from './recognize/known-trades.ts'
import { draftOf } from './testing/draft-of.ts'

const german = await Promise.all(
  knownTrades().map(async ({ id, kind }) => ({
    id,
    trade: (await packOf({ kindId: kind, tradeId: id, language: 'german' }))?.copy.trade ?? '',
  })),
)

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const sieIn = (trade: string, rest: string): readonly string[] => {
  const made = draftOf({
    businessName: 'Haus Lindner',
    businessActivities: `${trade} in Leipzig. ${rest}`,
    businessLocation: 'Leipzig',
    timeZone: 'Europe/Berlin',
    language: 'german',
  })
  if (!made.ok) throw new Error(made.problem.text)
  return textsOf([made.value.sections, made.value.settings]).filter(saysSie)
}

test.each(german)('[5.voice] of $id nobody is called Sie by a page whose owner says du', ({ trade }) => {
  const familiar = ['Bei uns bist du richtig. Komm vorbei, wenn du magst.', 'Wir kommen zu euch nach Hause.']
  expect(familiar.map((rest) => sieIn(trade, rest))).toEqual([[], []])
})

test('[5.voice] who says Sie, or neither, gets the words that say it', () => {
  const formal = german.slice(0, 40).flatMap(({ trade }) => sieIn(trade, 'Rufen Sie uns an.'))
  expect(formal.length).toBeGreaterThan(40)
  expect(saysDu('Wir sind für dich da. Fragen Sie uns.', 'german')).toBe(false)
  expect(saysDu('Couture à Lyon, du lundi au vendredi.', 'french')).toBe(false)
})
