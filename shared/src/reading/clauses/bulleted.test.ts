import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsOf = (text: string, timeZone: string): readonly string[] =>
  readDescription(text, { name: 'A', place: '', timeZone })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

// A head, three or more rows, and prices of other things behind them.
const lists = [
  [
    'Europe/London',
    'Joinery.',
    ['Sash windows', 'Oak staircases', 'Garden gates'],
    'Doors £90, shelves £40, benches £70.',
  ],
  [
    'Europe/Berlin',
    'Sattlerei.',
    ['Zaumzeug', 'Halfter', 'Satteltaschen'],
    'Gürtel 45 €, Leinen 30 €, Hüllen 20 €.',
  ],
  ['Europe/Paris', 'Ferronnerie.', ['Portails', 'Rampes', 'Pergolas'], 'Grille 90 €, clé 12 €, verrou 40 €.'],
  [
    'Europe/Madrid',
    'Herrería.',
    ['Verjas', 'Barandillas', 'Pérgolas'],
    'Rejas 90 €, candados 12 €, bisagras 40 €.',
  ],
  [
    'Europe/Rome',
    'Falegnameria.',
    ['Armadi', 'Librerie', 'Cornici'],
    'Sedie 90 €, mensole 40 €, panche 70 €.',
  ],
] as const

const layouts = {
  'dashes in lines': (rows: readonly string[]) => `\n${rows.map((row) => `- ${row}`).join('\n')}\n`,
  'dashes in a line': (rows: readonly string[]) => ` ${rows.map((row) => `- ${row}`).join(' ')} - `,
  bullets: (rows: readonly string[]) => `\n${rows.map((row) => `• ${row}`).join('\n')}\n`,
}

const rows = lists.flatMap(([timeZone, head, names, priced]) =>
  Object.entries(layouts).map(([how, write]) => ({
    how,
    timeZone,
    text: `${head}${write(names)}${priced}`,
    names,
  })),
)

describe('[5.answers] a list whose rows each stand behind a dash or a bullet', () => {
  it.each(rows)(
    'has a card for each row beside priced things: $how, $timeZone',
    ({ timeZone, text, names }) => {
      expect(cardsOf(text, timeZone)).toEqual(expect.arrayContaining([...names]))
    },
  )

  it.each([
    [
      'Sofas £300, chairs £90, stools £40. Upholstery - large and small - in Derby.',
      'Europe/London',
      'large and small',
    ],
    ['Joinery. Doors £90, shelves £40, benches £70 - Mon - Sat - 9 - 5', 'Europe/London', 'Mon'],
    ['Bäckerei. Brot 4 €, Brötchen 1 €, Kuchen 3 € - Mo - Fr - 7 - 18 Uhr', 'Europe/Berlin', 'Mo'],
  ])('is none where dashes set something apart: %s', (text, timeZone, name) => {
    expect(cardsOf(text, timeZone)).not.toContain(name)
  })

  it('keeps what its rows say of how it is done out of the cards', () => {
    const text =
      'Plumber in Leeds\n- Boilers\n- Radiators\n- No job too small\n- Fully insured\nTap £55, sink £90, bath £120'
    const cards = cardsOf(text, 'Europe/London')
    expect(cards).toEqual(expect.arrayContaining(['Boilers', 'Radiators']))
    expect(cards.join()).not.toMatch(/job|insured/u)
  })
})
