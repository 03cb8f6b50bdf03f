import { readDescription } from '@shingle/shared/reading/read-description.ts'
import { describe, expect, it } from 'vitest'
import { knownTrades } from './known-trades.ts'
import { recognizeTrade } from './recognize-trade.ts'

const read = (name: string, place: string, text: string) =>
  readDescription(text, { name, place, timeZone: '' }, ({ clauses, refused, language }) =>
    recognizeTrade({ name, clauses: clauses.map((clause) => clause.text), refused }, language),
  ).trade

const phrases = knownTrades().flatMap(({ id, naming }) =>
  (naming.english ?? [])
    .filter((phrase) => phrase.split(' ').length > 1)
    .slice(0, 2)
    .map((phrase) => ({ id, phrase })),
)

describe('[2.industries] one phrase alone somewhere in a description', () => {
  it('names no trade, whichever it is of, but for who begins with it', () => {
    expect(phrases.length).toBeGreaterThan(400)
    const told = (...clauses: readonly string[]) =>
      recognizeTrade({ name: 'Quillet', clauses }, 'english').outcome
    expect(phrases.filter(({ phrase }) => told('something quite else', phrase) !== 'none')).toEqual([])
    const begun = phrases.filter(({ phrase }) => told(phrase, 'something quite else') === 'trade')
    expect(begun.length).toBeGreaterThan(0.8 * phrases.length)
  })

  it.each([
    [
      'Withy Bottom',
      'Bruton, Somerset',
      'Wander round, feed the lambs, see the milking at 4. Hay rides on Sundays £3. Adults £8, children £6.50.',
    ],
    ['Pixel & Pint', 'Leeds', 'Forty arcade machines, free play all day for £10. Face painting on Sundays.'],
    [
      'Harbour Hands',
      'Penzance',
      'Rent a bench by the day £15 or month £140. Someone is always about to help. Picture framing kit too.',
    ],
    [
      'Tamarind Supper Nights',
      'Cardiff',
      'Eight strangers round my table, five courses, £45. Also spice boxes by post £14 and knife sharpening while you eat.',
    ],
    ['Skyline', 'Hull', 'Forty floors up in a glass lift, £12. Sushi making on Mondays, bring a friend.'],
    [
      'Upcycle Barn',
      'Stroud',
      'Offcuts, tins and doors saved from skips. Pay what you think. Tiling courses.',
    ],
    ['Nine Wells', 'Thetford', 'Carp to 30lb, tench and perch. Day ticket £12, season £180. Bike hire too.'],
    ['Der Turm', 'Ulm', 'Aufstieg mit 212 Stufen, Eintritt 4 €. Kinderschminken an Ostern.'],
    ['Moulin Vert', 'Guingamp', 'Venez voir la traite et les veaux. Balade en calèche le dimanche 5 €.'],
    [
      'La Pita',
      'Segovia',
      'Ordeñar, hacer queso, dar de comer a los cabritos. 9 € niños. Paseos en poni 4 €.',
    ],
    ['I Venti', 'Matera', 'Un giorno tra i calanchi, 12 € a testa. Giro in carrozza la domenica 5 €.'],
    [
      'Rollin',
      'Brighton',
      'Every Friday 7 till 10, £9 with skates. Balloon animals at the under tens session.',
    ],
  ])('nor does it of %s in %s: %s', (name, place, text) => {
    expect(read(name, place, text).outcome).not.toBe('trade')
  })
})

it.each([
  ['바른자세 필라테스', '체험 1회 3만원. 평일 07:00~22:00', 'pilates-studio'],
  ['마음그림 미술치료', '아이들을 만나는 곳입니다. 회기 50분 8만원', 'creative-therapist'],
])('[2.industries] what the name of a business ends with is its own in Korean: %s', (name, text, id) => {
  expect(read(name, '서울', text)).toMatchObject({ outcome: 'trade', tradeId: id })
})
