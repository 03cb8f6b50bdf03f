import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const readIn = (place: string, text: string) => readDescription(text, { name: 'Hart', place, timeZone: '' })

const lives = [
  [
    'Ely, England',
    'My dad played cornet in three bands. I mend brass. Cornets £40, tubas £90.',
    'played cornet',
  ],
  ['Ely, England', 'I used to teach drama. I mend brass. Cornets £40, tubas £90.', 'teach drama'],
  ['Fulda, Deutschland', 'Früher war ich Kunstlehrerin. Hörner 40 €, Tuben 90 €.', 'Kunstlehrerin'],
  ['Madrid, España', 'Antes era profesor. Cornetas 40 €, tubas 90 €.', 'profesor'],
  ['Torino, Italia', 'Mio nonno suonava la tromba. Cornette 40 €, tube 90 €.', 'tromba'],
  ['Prato, Italia', 'Arrotino a Prato, nipote di fabbri. Coltelli 4 €, forbici 6 €.', 'fabbri'],
  ['Lugo, España', 'Somos afiladores, nieto de herreros. Cuchillos 3 €, tijeras 4 €.', 'herreros'],
  ['Ely, England', 'Cornets mended, grandson of a bandmaster. Cornets £40, tubas £90.', 'bandmaster'],
] as const

describe('[5.answers] what somebody was, or their family did, is offered by nobody', () => {
  it.each(lives)('in %s: %s', (place, text, told) => {
    const { offers, clauses } = readIn(place, text)
    expect(offers.map(({ name }) => name).filter((name) => name.includes(told))).toEqual([])
    expect(clauses.filter((clause) => clause.text.includes(told)).map(({ label }) => label)).toEqual([
      'person',
    ])
  })
})

const refused = [
  ['Ely, England', 'Bowls £30. I don’t teach rap and I don’t charge children under eight.', ['rap']],
  ['Ely, England', 'Bowls £30. Teapots go to the potter in March.', ['Teapots']],
  ['Fulda, Deutschland', 'Schalen 30 €. Fliesen lehne ich leider ab.', ['Fliesen']],
  ['Lyon, France', 'Bols 30 €. Les théières, je préfère pas.', ['théières']],
  ['東京都', '茶碗3,000円。急須は専門の方をご紹介しています。', ['急須']],
  ['서울', '그릇 30,000원. 주전자는 안 고쳐요.', ['주전자']],
] as const

describe('[5.answers] refusals as they are told', () => {
  it.each(refused)('in %s: %s', (place, text, things) => {
    const told = readIn(place, text).refusals.map((refusal) => refusal.text)
    for (const thing of things) expect(told.join(' ')).toContain(thing)
  })

  it('none is made of what others do not do', () => {
    expect(readIn('Ely, England', 'I write letters for people who cannot. Cards £9.').refusals).toEqual([])
  })
})
