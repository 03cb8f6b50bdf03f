import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { readDescription } from '../read-description.ts'

const cardsIn = (text: string) =>
  readDescription(text, { name: '', place: 'Ely, England', timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name, detail, price }) => [name, detail, price])

const things = ['Filter cleaning', 'pump repair', 'tile cleaning', 'leak detection']
const kinds = ['sand', 'glass', 'cartridge', 'mosaic', 'single speed', 'heated']
const brackets = ['()', '[]', '（）'] as const

describe('[5.answers] commas inside brackets part no service', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('wherever they stand, and whatever else is left open (%i)', (seed) => {
    const random = seededRandom(`brackets ${seed}`)
    const [opener = '(', closer = ')'] = brackets[random.below(brackets.length)] ?? '()'
    const at = random.below(things.length)
    const from = random.below(3)
    const listed = kinds.slice(from, from + 2 + random.below(2)).join(', ')
    const isLeftOpen = random.below(2) > 0 && at < things.length - 1
    const priced = things.map((thing, index) => {
      const said = index === at ? ` ${opener}${listed}${closer}` : ''
      const open = isLeftOpen && index === things.length - 1 ? ' (ask' : ''
      return `${thing}${said} £${20 + index}${open}`
    })
    expect(cardsIn(priced.join(', ')).map(([name]) => name)).toEqual(things)
  })

  it.each([
    [
      'Hats made to order (felt, straw, and fur felt, £120 to £300), hat repairs £40',
      [
        ['Hats made to order', 'felt, straw, and fur felt', '£120 to £300'],
        ['hat repairs', '', '£40'],
      ],
    ],
    [
      'Honey £9 (500g), candles £4 (beeswax), soap £3',
      [
        ['Honey', '500g', '£9'],
        ['candles', 'beeswax', '£4'],
        ['soap', '', '£3'],
      ],
    ],
  ])('%s', (text, cards) => {
    expect(cardsIn(text)).toEqual(cards)
  })
})
