import { describe, expect, it } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { type Language, languages } from '../language/language.ts'
import { readDescription } from './read-description.ts'

interface Prices {
  readonly place: string
  readonly names: readonly string[]
  /** How a price of so many is written; a '#' stands for the number. */
  readonly notations: readonly [string, ...string[]]
}

const priceLists: Readonly<Record<Language, Prices>> = {
  english: {
    place: 'Ely, England',
    names: [
      'haircut',
      'beard trim',
      'puncture repair',
      'wheel build',
      'cream tea',
      'fence panel',
      'Sunday lunch',
    ],
    notations: [
      '£#',
      '#',
      '£#.80',
      '#.80',
      'from £#',
      '£# each',
      '£#/hr',
      '£# per hour',
      '# quid',
      '£#+',
      'only £#',
      '£#pp',
    ],
  },
  german: {
    place: 'Fulda, Deutschland',
    names: ['Herrenschnitt', 'Waschen und Föhnen', 'Reifenwechsel', 'Hose kürzen', 'Frühstück', 'Maniküre'],
    notations: [
      '# €',
      '#€',
      '#,80 €',
      '#,80',
      'ab # €',
      '# Euro',
      '#,-',
      'EUR #',
      '#',
      '# €/Std.',
      '# € pro Stück',
    ],
  },
  spanish: {
    place: 'Madrid, España',
    names: [
      'corte de pelo',
      'tinte',
      'lavado y peinado',
      'cambio de aceite',
      'menú del día',
      'copia de llave',
    ],
    notations: [
      '# €',
      '#€',
      '#,80 €',
      '#,80',
      'desde # €',
      '# euros',
      '#',
      '# €/hora',
      '#€ la hora',
      'a partir de # €',
    ],
  },
  french: {
    place: 'Lyon, France',
    names: [
      'coupe homme',
      'révision vélo',
      'ourlet pantalon',
      'menu du midi',
      'massage dos',
      'cours particulier',
    ],
    notations: [
      '# €',
      '#€',
      '#,80 €',
      '#€80',
      'dès # €',
      'à partir de # €',
      '# euros',
      '# € TTC',
      '#',
      '# €/h',
    ],
  },
  italian: {
    place: 'Torino, Italia',
    names: ['taglio uomo', 'piega', 'cambio gomme', 'orlo pantaloni', 'menù fisso', 'copia chiavi'],
    notations: [
      '# €',
      '#€',
      '€ #',
      '#,80 €',
      'da # €',
      'da € #',
      '# euro',
      '#',
      'a partire da # €',
      '# €/h',
      '#,00 €',
    ],
  },
  japanese: {
    place: '東京都',
    names: ['カット', 'カラー', 'パンク修理', '裾上げ', '餃子', '体験レッスン'],
    notations: ['#00円', '#,000円', '#,000円〜', '¥#,000', '#,000円（税込）', '#00円から'],
  },
  Korean: {
    place: '서울',
    names: ['커트', '염색', '바지 수선', '칼국수', '개인 레슨', '열쇠 복사'],
    notations: [' #만원', ' #,000원', ' #,000원부터', ' #천원', ': #,000원', ' #만원~'],
  },
}

const lists = 150

const shuffled = (names: readonly string[], seed: string): readonly string[] => {
  const random = seededRandom(seed)
  return names
    .map((name) => [random.next(), name] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, name]) => name)
}

describe('[5.answers] a list of prices, written in any of the ways of a language', () => {
  it.each(languages)('in %s gives each service its own, and no other', (language) => {
    const { place, names, notations } = priceLists[language]
    const found = Array.from({ length: lists }, (_, seed) => {
      const random = seededRandom(`${language} prices ${seed}`)
      const notation = random.pick(notations)
      const joint = language === 'japanese' || language === 'Korean' ? '' : random.pick([' ', ': ', ' - '])
      const listed = shuffled(names, `${language} names ${seed}`).slice(0, 2 + random.below(4))
      const items = listed.map((name, at) => ({ name, number: String(22 + at * 7 + random.below(6)) }))
      const text = items
        .map(({ name, number }) => `${name}${joint}${notation.replace('#', number)}`)
        .join(random.pick([', ', ' / ', '. ', '\n', ' • ', '; ']))
      const { offers } = readDescription(text, { name: 'Hart', place, timeZone: '' })
      return items.map(({ name, number }) => {
        const prices = offers.filter((offer) => offer.name.includes(name)).map(({ price }) => price)
        const others = items.filter((item) => item.number !== number)
        const wrong = others.filter((item) =>
          prices.some((price) => new RegExp(`(?<!\\d)${item.number}(?!\\d)`, 'u').test(price)),
        )
        expect({ text, name, wrong }).toEqual({ text, name, wrong: [] })
        return prices.some((price) => price.includes(number))
      })
    }).flat()
    expect(found.filter((isFound) => isFound).length).toBeGreaterThanOrEqual(found.length * 0.95)
  })
})

describe('[5.answers] a figure that is no price', () => {
  it.each([
    ['Ely, England', 'Quiz night 7.30. Mugs and bowls.', '7.30'],
    ['Ely, England', 'Stay and play, every friday 9.45 to 11.15, toast 1.20, tea 1.10', '9.45'],
    ['Ely, England', 'Swimming from 4, ballet from 6', '4'],
    ['Fulda, Deutschland', 'Turnen ab 4, Ballett ab 6', '4'],
    ['Ely, England', 'Hotel in Ely. Rooms £60, kids from 3', '3'],
  ])('stays one: in %s, %s', (place, text, figure) => {
    const { offers } = readDescription(text, { name: 'Hart', place, timeZone: '' })
    const prices = offers.flatMap(({ price, options }) => [price, ...options.map((option) => option.price)])
    expect(prices.filter((price) => price.replace(/[^\d.]/gu, '') === figure)).toEqual([])
  })
})

describe('[5.answers] prices as owners also write them', () => {
  it.each([
    ['Kiel', 'Polsterei. Sessel zwischen 380 und 520 €', [['Sessel', 'zwischen 380 und 520 €']]],
    [
      'Kiel',
      'Imker. Raps, Linde je 500 g 7,50 €',
      [
        ['Raps je 500 g', '7,50 €'],
        ['Linde je 500 g', '7,50 €'],
      ],
    ],
    [
      'Leeds, England',
      'Oven cleaning. Ovens £55, ranges £95. Hobs +£15',
      [
        ['Ovens', '£55'],
        ['ranges', '£95'],
        ['Hobs', '+£15'],
      ],
    ],
    [
      'Leeds, England',
      'Castles, slides, tents. £150 castles, £90 slides',
      [
        ['Castles', '£150'],
        ['slides', '£90'],
        ['tents', ''],
      ],
    ],
    [
      '서울',
      '김밥집입니다. 야채김밥 3500 참치김밥 4500 라면 4000.',
      [
        ['야채김밥', '3500원'],
        ['참치김밥', '4500원'],
        ['라면', '4000원'],
      ],
    ],
    [
      'Paris, France',
      'Coiffeuse. coupe 28, enfant -12 ans 14, couleur 35',
      [
        ['coupe', '28 €'],
        ['enfant -12 ans', '14 €'],
        ['couleur', '35 €'],
      ],
    ],
  ] as const)('in %s: %s', (place, text, expected) => {
    const { offers } = readDescription(text, { name: 'Hart', place, timeZone: '' })
    expect(offers.map(({ name, price }) => [name, price])).toEqual(expected)
  })
})
