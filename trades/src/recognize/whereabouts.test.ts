import type { Language } from '@shingle/shared/language/language.ts'
import { describe, expect, it } from 'vitest'
import { recognizeTrade } from './recognize-trade.ts'
import { slotsOfClauses } from './slots.ts'

const tradeOf = (language: Language, ...clauses: readonly string[]): string => {
  const read = recognizeTrade({ name: 'Hart', clauses }, language)
  return read.outcome === 'trade' ? read.tradeId : read.outcome
}

describe('[5.answers] whoever has their rooms beside somebody else’s is not of their trade', () => {
  it.each([
    ['english', 'I teach slow yoga above the bakery', 'yoga-studio'],
    ['english', 'Cafe on the allotments in Stroud', 'coffee-shop'],
    ['english', 'Yoga in the garden centre', 'yoga-studio'],
    ['english', 'Coffee shop at the old railway station', 'coffee-shop'],
    ['german', 'Yogastudio über der alten Bäckerei', 'yoga-studio'],
    ['spanish', 'Clases de yoga al lado de la panadería', 'yoga-studio'],
    ['french', 'Cours de yoga derrière la boulangerie', 'yoga-studio'],
    ['italian', 'Lezioni di yoga sopra la panetteria', 'yoga-studio'],
    ['japanese', 'パン屋の二階のヨガ教室です', 'yoga-studio'],
    ['Korean', '시장 안에서 20년째 옷 고치는 집입니다', 'tailor'],
  ] as const)('%s: %s', (language, clause, trade) => {
    expect(tradeOf(language, clause)).toBe(trade)
  })
})

describe('[5.answers] trades are told by how their owners speak of them', () => {
  it.each([
    ['german', 'Verleih von Rädern am See', 'bike-hire'],
    ['Korean', '바퀴벌레 잡아드립니다', 'pest-control'],
    ['Korean', '작은 두부집입니다', 'restaurant'],
    ['japanese', 'ねこシッターです', 'cat-sitter'],
    ['spanish', 'cuido niños en mi casa', 'nanny-agency'],
  ] as const)('%s: %s', (language, clause, trade) => {
    expect(tradeOf(language, clause)).toBe(trade)
  })
})

describe('[5.answers] what both the name and the first words of a description say', () => {
  it.each([
    [
      'Green Gate Allotment Café',
      'Volunteer-run cafe on the allotments. Soup, toasties and cake. All profits go to the community garden.',
      'coffee-shop',
    ],
    ['Museum Florist', 'Florist. We make the flowers for the museum’s exhibitions and tours.', 'florist'],
  ])('holds against what else is named: %s, %s', (name, text, trade) => {
    const read = recognizeTrade({ name, clauses: text.split('. ') }, 'english')
    expect(read.outcome === 'trade' ? read.tradeId : read.outcome).toBe(trade)
  })
})

describe('[5.answers] what the first clause calls a business, and nothing else', () => {
  const clauses = ['Architect in Bath', 'House extensions', 'new houses', 'loft conversions']
  const toldOf = (label: 'trade' | 'offer') => {
    const labeled = clauses.map((text, at) => ({ text, label: at === 0 ? label : ('offer' as const) }))
    const read = recognizeTrade(
      slotsOfClauses({ name: 'Hart Studio', clauses: labeled, refused: [] }),
      'english',
    )
    return read.outcome === 'trade' ? read.tradeId : read.outcome
  }

  it('is its trade, whatever it lists', () => {
    expect(toldOf('trade')).toBe('architect')
  })

  it('names no more than the others where it is one of them', () => {
    expect(toldOf('offer')).not.toBe('architect')
  })
})
