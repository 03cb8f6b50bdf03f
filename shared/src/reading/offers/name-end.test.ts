import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const offersIn = (place: string, text: string) =>
  readDescription(text, { name: '', place, timeZone: '' }).offers

const cardsIn = (place: string, text: string) =>
  offersIn(place, text)
    .filter(({ form }) => form === 'card')
    .map(({ name }) => name)

describe('[5.answers] no card ends in a word that only leads on', () => {
  it.each([
    ['Wells, England', 'Chairs £90. Curtains and church kneelers but not cars.', 'but'],
    ['Fulda, Deutschland', 'Sessel 90 €. Stühle und Bänke aber keine Autos.', 'aber'],
    ['Madrid, España', 'Sillas 90 €. Cortinas y cojines pero no coches.', 'pero'],
    ['Lyon, France', 'Chaises 90 €. Rideaux et coussins mais pas de voitures.', 'mais'],
    ['Torino, Italia', 'Sedie 90 €. Tende e cuscini ma niente auto.', 'ma'],
    ['Torino, Italia', 'Bici usate da 90 €, noleggiamo cargo bike a 25 € al giorno.', 'a'],
    ['Torino, Italia', 'Tortellini 32 €, passatelli solo in brodo, tagliatelle 12 €.', 'solo'],
  ])('in %s: %s', (place, text, word) => {
    for (const { name } of offersIn(place, text)) expect(name).not.toMatch(new RegExp(`\\s${word}$`, 'u'))
  })

  it('a name that breaks off in a verb or a comparison stays in the sentence', () => {
    const cards = cardsIn('Wells, England', 'Armchair is from £400, sofas more than that. Stools £60.')
    expect(cards).toEqual(['Armchair', 'Stools'])
  })

  it('and a word that limits what is said of it goes there', () => {
    expect(
      offersIn('Torino, Italia', 'Tortellini 32 €, passatelli solo in brodo, tagliatelle 12 €.')[1],
    ).toMatchObject({ name: 'passatelli', detail: 'solo in brodo' })
  })
})

describe('[5.answers] no card is a verb form of a language whose verbs stand last', () => {
  it.each([
    ['京都府', '着物丸洗い5,000円。しみを抜いて、寸法も直します。', '着物丸洗い'],
    ['東京都', '犬の散歩2,000円。吠える、噛む、引っ張るの相談。', '犬の散歩'],
    ['서울', '지퍼 교체 5,000원. 바지 기장 줄이고, 허리도 늘려요.', '지퍼 교체'],
  ])('in %s: %s', (place, text, first) => {
    const cards = cardsIn(place, text)
    expect(cards[0]).toBe(first)
    for (const card of cards) expect(card).not.toMatch(/[てで]$|も直$|吠える|噛む|줄이고|늘려/u)
  })

  it.each([
    ['京都府', '表替え5,500円。襖の張り替えもできます。', '襖の張り替え'],
    ['京都府', '表替え5,500円、裏返し3,000円。縁なし畳もお作りします、新調もできます。', '縁なし畳'],
    ['서울', '물레 체험 35,000원, 정규반은 월 4회 160,000원입니다.', '정규반'],
  ])('and a thing before its particle and verb is a card, in %s: %s', (place, text, name) => {
    expect(cardsIn(place, text)).toContain(name)
  })
})

describe('[5.answers] how long is a service of its own where a sentence stands before it', () => {
  it('half a day and a full one', () => {
    const read = offersIn(
      'Salcombe, England',
      'I take people out on my boat to see the seals. Half day £220, full day £390.',
    )
    expect(read.filter(({ form }) => form === 'card')).toMatchObject([
      { name: 'Half day', price: '£220', options: [] },
      { name: 'full day', price: '£390', options: [] },
    ])
  })
})
