import { describe, expect, it } from 'vitest'
import { readDescription } from './read-description.ts'

const cardsIn = (place: string, text: string): readonly string[] =>
  readDescription(text, { name: 'Hart', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

const priced = ['Bowls', 'mugs', 'tiles']

const stories = [
  ['Ely, England', 'Fear nothing, make anything. Bowls £30, mugs £24, tiles £9.', priced],
  ['Ely, England', 'My grandfather dug the clay himself. Bowls £30, mugs £24, tiles £9.', priced],
  ['Ely, England', 'Bowls £30, mugs £24, tiles £9. Same week bookings.', priced],
  ['Ely, England', 'Bowls £30, mugs £24, tiles £9, students half price.', priced],
  ['Ely, England', 'Bowls £30 onwards, mugs £24, tiles £9. We curate moments that breathe.', priced],
  [
    'Fulda, Deutschland',
    'Für Leib, Herz und Gemüt. Schalen 30 €, Tassen 24 €, Fliesen 9 €.',
    ['Schalen', 'Tassen', 'Fliesen'],
  ],
  [
    'Lyon, France',
    'Osez la terre, repartez heureux ! Bols 30 €, tasses 24 €, carreaux 9 €.',
    ['Bols', 'tasses', 'carreaux'],
  ],
  [
    'Madrid, España',
    'Mi abuela cocía tejas y yo, aquí sigo. Cuencos 30 €, tazas 24 €, baldosas 9 €.',
    ['Cuencos', 'tazas', 'baldosas'],
  ],
  [
    'Roma, Italia',
    'Perdonate gli errori, siamo nuovi. Ciotole 30 €, tazze 24 €, piastrelle 9 €.',
    ['Ciotole', 'tazze', 'piastrelle'],
  ],
  ['서울', '할머니 솜씨 그대로 합니다~ 그릇 30,000원, 찻잔 24,000원.', ['그릇', '찻잔']],
  ['東京都', 'ってよく聞かれますw 茶碗3,000円、湯呑2,400円。スタッフ募集中!', ['茶碗', '湯呑']],
] as const

const refused = [
  ['Fulda, Deutschland', 'Was ich nicht mache: Pilze, Fasten. Was ich mache: Kräuterkurs 30 €, Salben 9 €.'],
  ['Lyon, France', '✦ Bols 30 € ✦ Tasses 24 € ✦ Pas de pilze, pas de fasten'],
  ['Lyon, France', 'Bols 30 €, tasses 24 €. Pilze, non plus. Les fasten au four ne sont pas pratiqués.'],
  ['Madrid, España', 'Cuencos 30 €, tazas 24 €. Pilze y fasten de seda no lavamos.'],
  ['Ely, England', 'Bowls £30, mugs £24. Pilze and fasten under the age of ten cannot be mended.'],
] as const

describe('[5.answers] a story among prices makes no cards', () => {
  it.each(stories)('in %s: %s', (place, text, services) => {
    expect(cardsIn(place, text)).toEqual(services)
  })

  it.each([
    [
      'Ely, England',
      'Potter. Wheel throwing and glazing. Bowls £30, mugs £24, tiles £9.',
      'Wheel throwing and glazing',
    ],
    [
      'Ely, England',
      'Bowls £30, mugs £24, tiles £9. Restoration of old ware, priced after a look.',
      'Restoration of old ware',
    ],
  ])('while work keeps its card in %s: %s', (place, text, service) => {
    expect(cardsIn(place, text)).toContain(service)
  })
})

describe('[5.answers] what is refused at the head or the end of a sentence', () => {
  it.each(refused)('is known as refused, and no card, in %s: %s', (place, text) => {
    const { refusals } = readDescription(text, { name: 'Hart', place, timeZone: '' })
    const said = refusals.map((one) => one.text.toLowerCase()).join(' / ')
    expect(['pilze', 'fasten'].map((thing) => said.includes(thing))).toEqual([true, true])
    expect(cardsIn(place, text).filter((name) => /pilze|fasten/iu.test(name))).toEqual([])
  })
})

describe('[5.answers] more notations of hours', () => {
  it.each([
    [
      'Ely, England',
      'Vastu visits £80, map checking £20. Timing 10 to 1 and 5 to 8, Tuesday off.',
      'mon',
      '17:00',
    ],
    ['Guadalajara, México', 'Serenata $2,500, misa $3,500. Jue a dom de 12 del día a 11 pm.', 'thu', '12:00'],
    ['서울', '점검 20,000원, 설치 40,000원. 평일 10시-20시 토욜 10시-15시.', 'sat', '10:00'],
  ] as const)('are read in %s: %s', (...[place, text, day, opens]) => {
    const { hours } = readDescription(text, { name: 'Hart', place, timeZone: '' })
    expect(hours.hours[day]?.at(-1)?.opens).toBe(opens)
  })
})
