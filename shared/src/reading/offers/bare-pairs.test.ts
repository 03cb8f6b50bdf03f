import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const pricesIn = (text: string, place: string) =>
  readDescription(text, { name: 'Hart', place, timeZone: '' })
    .offers.filter(({ price }) => price !== '')
    .map(({ name, price }) => `${name} ${price}`)

const priced = [
  [
    'Ely, England',
    'Bikes mended. Puncture repair 12, full service 85',
    'Puncture repair £12|full service £85',
  ],
  ['Ely, England', 'Barber. Cuts 14, beard trim 9 and shaves 11.', 'Cuts £14|beard trim £9|shaves £11'],
  ['Austin, TX', 'Home inspector. Inspection 175, radon test 90', 'Inspection $175|radon test $90'],
  [
    'Soltau, Deutschland',
    'Hufpflege im Raum Soltau. Pferd 55, Pony 45, Esel 40. kein Beschlag',
    'Pferd 55 €|Pony 45 €|Esel 40 €',
  ],
  [
    'Lyon, France',
    'Atelier vélo. Crevaison 12, révision complète 85',
    'Crevaison 12 €|révision complète 85 €',
  ],
  ['Madrid, España', 'Peluquería. Corte 15, barba 10', 'Corte 15 €|barba 10 €'],
  ['Roma, Italia', 'Barbiere a Roma. Taglio 18, barba 12', 'Taglio 18 €|barba 12 €'],
  ['東京都', '美容室です。カット 4000、カラー 6500', 'カット 4000円|カラー 6500円'],
  ['서울', '미용실입니다. 커트 15000, 펌 50000', '커트 15000원|펌 50000원'],
] as const

const others = [
  ['Ely, England', 'Tutor. Level 2, level 3, key stage 4'],
  ['Ely, England', 'Football club. Under 12, under 14'],
  ['Ely, England', 'Coaching 5 days, camps 3 weeks, sessions 45 minutes'],
  ['Ely, England', 'Vans repaired. Windows 10, Windows 11'],
  ['Ely, England', 'Boat trips 12 miles, walks 5 km'],
  ['Ely, England', 'Puncture repair 12, saddles and pumps'],
  ['Ely, England', 'Founded 1987, moved 2004'],
  ['Fulda, Deutschland', 'Kurse für Kinder ab 6, Jugend ab 12'],
  ['Fulda, Deutschland', 'Schuhe Größe 36, Größe 48'],
  ['Lyon, France', 'Cours enfants dès 6, ados dès 12'],
  ['東京都', '定員 12、最大 20'],
] as const

describe('[5.answers] a list of names that end in bare numbers', () => {
  it.each(priced)('in %s is a price list: %s', (place, text, expected) => {
    expect(pricesIn(text, place).join('|')).toBe(expected)
  })

  it.each(others)('in %s is none where they count something else: %s', (place, text) => {
    expect(pricesIn(text, place)).toEqual([])
  })

  it('is none where nobody knows the currency', () => {
    expect(pricesIn('Bikes mended. Puncture repair 12, full service 85', '')).toEqual([])
  })
})

describe('[5.answers] sizes and runs without a sign', () => {
  const pricesIn = (text: string) =>
    readDescription(text, {
      name: 'Hart',
      place: 'Ludlow, England',
      timeZone: 'Europe/London',
    }).offers.flatMap(({ price, options }) => [price, ...options.map((option) => option.price)])

  it('two sizes share the currency behind the last', () => {
    expect(pricesIn('Logs delivered. Nets small 20 big 30 quid. Kindling a fiver.')).toEqual(
      expect.arrayContaining(['£20', '30 quid', 'a fiver']),
    )
  })

  it('a run of names and figures is a list', () => {
    expect(
      pricesIn('ironing by the bag small bag 12 large bag 18 duvet sets a fiver shirts £1.50 each'),
    ).toEqual(expect.arrayContaining(['£12', '£18', 'a fiver', '£1.50 each']))
  })

  it('a measure is no price', () => {
    expect(pricesIn('Course 6 weeks £90. Parties of 12 kids 180 quid.')).toEqual(['£90', '180 quid'])
  })
})
