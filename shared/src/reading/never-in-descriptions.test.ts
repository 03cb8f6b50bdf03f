import { describe, expect, it } from 'vitest'
import { neverCardsElsewhere } from './never-elsewhere.testing.ts'
import { neverCards } from './never-in-descriptions.testing.ts'
import { readDescription } from './read-description.ts'

const descriptions = Object.entries({ ...neverCards, ...neverCardsElsewhere }).flatMap(([place, texts]) =>
  texts.map(([text, never]) => [place, text, never] as const),
)

describe('[5.answers] no card shows what its owner refuses or only tells of', () => {
  it.each(descriptions)('in %s: %s', (place, text, never) => {
    const { offers } = readDescription(text, { name: 'Hart', place, timeZone: '' })
    const names = offers.filter(({ form }) => form === 'card').map(({ name }) => name.toLowerCase())
    expect(names.filter((name) => never.split('; ').some((word) => name.includes(word)))).toEqual([])
  })

  it.each([
    ['Ely, England', 'Bakery in Ely. Loaves, buns and pies.', ['Loaves', 'buns', 'pies']],
    ['Ely, England', 'Sewing in Ely. Hems, zips, linings. Curtains? No.', ['Hems', 'zips', 'linings']],
    [
      'Ely, England',
      'Inn in Ely. Soup £5, pie £9. Two double rooms £80.',
      ['Soup', 'pie', 'Two double rooms'],
    ],
    [
      'Fulda, Deutschland',
      'Bäckerei in Fulda. Brot mit Saaten, Brötchen, Torten.',
      ['Brot mit Saaten', 'Brötchen', 'Torten'],
    ],
    ['Lyon, France', 'Café à Lyon. Thé…3 €\nTarte…4 €', ['Thé', 'Tarte']],
    ['Roma, Italia', 'Sartoria a Roma. Orli, gonne, abiti. Pelle? No grazie.', ['Orli', 'gonne', 'abiti']],
    ['東京都', '喫茶店です。ブレンド…450円\nプリン…400円', ['ブレンド', 'プリン']],
  ])('and every card stays that is one in %s: %s', (place, text, services) => {
    const { offers } = readDescription(text, { name: 'Hart', place, timeZone: '' })
    expect(offers.filter(({ form }) => form === 'card').map(({ name }) => name)).toEqual(services)
  })
})
