import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const offersIn = (text: string, place: string) =>
  readDescription(text, { name: 'Hart', place, timeZone: '' }).offers.map(({ name, price }) => [name, price])

const changed = [
  ['Ely, England', 'Barber in Ely. Haircut was £15, now £20.', 'Haircut', '£20'],
  ['Ely, England', 'Barber in Ely. Haircut used to be £15, now £20.', 'Haircut', '£20'],
  ['Fulda', 'Friseur in Fulda. Haarschnitt war früher 15 €, jetzt 20 €.', 'Haarschnitt', '20 €'],
  ['Madrid', 'Peluquería en Madrid. Corte antes 15 €, ahora 20 €.', 'Corte', '20 €'],
  ['Lyon', 'Coiffeur à Lyon. Coupe autrefois 15 €, maintenant 20 €.', 'Coupe', '20 €'],
  ['Roma', 'Barbiere a Roma. Taglio prima era 15 €, adesso 20 €.', 'Taglio', '20 €'],
  ['Tokyo', '東京の美容室です。カット以前3,000円、今は4,000円。', 'カット', '4,000円'],
] as const

const competing = [
  ['Hull', 'Boiler repairs in Hull. Our competitor charges £90 for a visit. Tuning £60', 'Tuning', '£60'],
  ['Fulda', 'Heizungsbau in Fulda. Unsere Konkurrenz verlangt 90 €. Wartung 60 €', 'Wartung', '60 €'],
  ['Madrid', 'Fontanería en Madrid. La competencia cobra 90 €. Revisión 60 €', 'Revisión', '60 €'],
  ['Lyon', 'Plomberie à Lyon. Nos concurrents demandent 90 €. Entretien 60 €', 'Entretien', '60 €'],
  ['Roma', 'Idraulico a Roma. La concorrenza chiede 90 €. Revisione 60 €', 'Revisione', '60 €'],
] as const

describe('[5.answers] a price is what the business asks today', () => {
  it.each(changed)('in %s, not what it asked once: %s', (...[place, text, name, price]) => {
    expect(offersIn(text, place).filter((offer) => offer[1] !== '')).toEqual([[name, price]])
  })

  it.each(competing)('in %s, not what others ask: %s', (...[place, text, name, price]) => {
    expect(offersIn(text, place).filter((offer) => offer[1] !== '')).toEqual([[name, price]])
  })

  it('and no name of a service begins with a word that joins it to what stands before', () => {
    const names = (text: string) => offersIn(text, 'Ely, England').map(([name]) => name)
    expect(names('We are gardeners. Hedges £25. Not qualified, but cheap.')).toEqual(['Hedges'])
    expect(names('Grooming in Ely. No cats, but rabbits £12.')).toContain('rabbits')
    expect(names('Our competitor charges £90 for a service. Ours is £60.')).toEqual([])
  })
})

const cardsIn = (text: string, place = 'Ely, England') =>
  readDescription(text, { name: 'Hart', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

const behindPrices = [
  ['Ely, England', 'Bike repair. Puncture £14, brake service £38 and wheel truing.', 'wheel truing'],
  ['Fulda', 'Fahrradwerkstatt. Platten 14 €, Bremsen 38 € und Laufräder zentrieren.', 'Laufräder zentrieren'],
  ['Madrid', 'Taller de bicis. Pinchazo 14 €, frenos 38 € y centrado de ruedas.', 'centrado de ruedas'],
  ['Roma', 'Officina bici. Foratura 14 €, freni 38 € e centratura ruote.', 'centratura ruote'],
] as const

describe('[5.generated text] every named service is a card', () => {
  it.each(behindPrices)('in %s, also behind a price and “and”: %s', (...[place, text, name]) => {
    expect(cardsIn(text, place)).toContain(name)
  })

  it.each(['and up', 'and more', 'and £5 for each more'])('but “%s” is no service', (end) => {
    expect(cardsIn(`Bike repair. Puncture £14, brake service £38 ${end}.`)).toEqual([
      'Puncture',
      'brake service',
    ])
  })

  it.each([
    ['put in', 'bathrooms'],
    ['put up', 'lights'],
    ['clear out', 'garages'],
    ['take down', 'trees'],
  ])('whose verb is of two words: %s %s', (verb, thing) => {
    expect(cardsIn(`We mend leaks, fit taps and ${verb} ${thing}.`)).toContain(`${verb} ${thing}`)
  })

  it('but not whom somebody asks for', () => {
    expect(cardsIn('Soup, stew and bread. We are always glad of drivers, cooks and helpers.')).toHaveLength(3)
    expect(cardsIn('Suppe, Eintopf und Brot. Wir suchen Fahrer, Köche und Spüler.', 'Fulda')).toHaveLength(3)
  })

  it('nor where something is done', () => {
    expect(cardsIn('天王寺区の自宅で、ピアノのレッスンをしています。', 'Osaka, Japan')).toEqual([
      'ピアノのレッスン',
    ])
  })
})

const work = [
  [
    'Ely, England',
    'Fit taps and bathrooms and service boilers. No oil',
    ['Fit taps', 'bathrooms', 'service boilers'],
  ],
  [
    'Lyon, France',
    'Je fais les retouches et les robes sur mesure. Ourlet 12 €',
    ['retouches', 'robes', 'Ourlet'],
  ],
  ['Ely, England', 'Bookkeeping, BAS, payroll', ['Bookkeeping', 'BAS', 'payroll']],
  ['Lyon, France', 'Chauffagiste. Pompe à chaleur 60 €, chauffe-eau', ['Pompe à chaleur', 'chauffe-eau']],
  [
    'Ely, England',
    'Trees planted £120 and use of the barn for the day',
    ['Trees planted', 'use of the barn'],
  ],
] as const

describe('[5.generated text] what somebody does', () => {
  it.each(work)('in %s is a card each: %s', (place, text, names) => {
    expect(cardsIn(text, place)).toEqual(names)
  })

  it('is one sentence where it says more of one thing', () => {
    expect(cardsIn('I trace family trees in Yorkshire and beyond. Half day £110')).not.toContain('beyond')
    expect(cardsIn('We take in snakes, lizards and tortoises and find them homes.')).not.toContain(
      'find them homes',
    )
  })

  it('is told without what only leads to its price', () => {
    const { offers } = readDescription('Ramen bar. Gyoza 6 for $8. Rebinding usually $80', {
      name: 'Hart',
      place: 'Portland, Oregon',
      timeZone: '',
    })
    expect(offers.map(({ name, detail, price }) => [name, detail, price])).toEqual([
      ['Gyoza', '', '6 for $8'],
      ['Rebinding', '', '$80'],
    ])
  })
})
