import { describe, expect, test } from 'vitest'
import { readDescription } from '../read-description.ts'

const offersIn = (text: string, [place, timeZone]: readonly [string, string]) =>
  readDescription(text, { name: '', place, timeZone }).offers.map(({ name, price, detail }) => [
    name,
    price,
    detail,
  ])

const places = {
  spanish: ['Gijón', 'Europe/Madrid'],
  italian: ['Parma', 'Europe/Rome'],
  french: ['Dijon', 'Europe/Paris'],
  german: ['Gotha', 'Europe/Berlin'],
  portuguese: ['Braga', 'Europe/Lisbon'],
  dutch: ['Zwolle', 'Europe/Amsterdam'],
} as const

const things = {
  spanish: ['Tarta de queso', 'Empanada gallega'],
  italian: ['Torta salata', 'Focaccia genovese'],
  french: ['Tarte aux noix', 'Quiche lorraine'],
  german: ['Käsekuchen', 'Zwiebelkuchen'],
  portuguese: ['Bolo de laranja', 'Queijada'],
  dutch: ['Appeltaart', 'Kruidkoek'],
} as const

const units = {
  spanish: [
    'la porción',
    'la silla',
    'la porcion',
    'el kilo',
    'por persona',
    'la docena',
    'litro',
    'el saco de 20 kg',
  ],
  italian: ['la porzione', 'la sedia', 'il paio', 'al kg', 'a persona', 'la fetta', 'al mq', 'all’etto'],
  french: [
    'la part',
    'la chaise',
    'l’assiette',
    'le kilo',
    'par personne',
    'la pièce',
    'la douzaine',
    'le mètre',
  ],
  german: ['pro Stück', 'das Stück', 'pro Person', 'je Portion', 'pro Meter', 'die Flasche'],
  portuguese: ['por pessoa', 'a dúzia', 'por hora', 'a fatia'],
  dutch: ['per stuk', 'per persoon', 'per uur', 'per m2'],
} as const

const sums = ['4,50 €', '4,50€', '12€', '18 €']

describe('[6.reading] what a price is of', () => {
  test('[6.reading] a unit behind a price stands at the price, and is neither a service nor said of one', () => {
    for (const language of Object.keys(places) as (keyof typeof places)[])
      for (const unit of units[language])
        for (const sum of sums) {
          const [first, second] = things[language]
          const read = offersIn(`${first} ${sum} ${unit}, ${second} ${sum} ${unit}.`, places[language])
          expect(read, `${language}: ${unit}`).toEqual([
            [first, `${sum} ${unit}`, ''],
            [second, `${sum} ${unit}`, ''],
          ])
        }
  })

  test('[6.reading] a unit stands at a price that has no sign of its own', () => {
    expect(
      offersIn('Tostadas 2,50€, tarta de queso 4,50 la porcion, zumo 3,20€', places.spanish),
    ).toContainEqual(['tarta de queso', '4,50 € la porcion', ''])
  })

  test('[6.reading] the least price is one in Dutch too', () => {
    expect(offersIn('Knippen 35,-, kleuren vanaf 55,-, rieten dak vanaf €95 per m2', places.dutch)).toEqual([
      ['Knippen', '35,-', ''],
      ['kleuren', 'vanaf 55,-', ''],
      ['rieten dak', 'vanaf €95 per m2', ''],
    ])
  })

  test('[6.reading] what a thing is for in Italian belongs to its name', () => {
    expect(offersIn('Salama da sugo 15€, abiti da sposa 900 €, cena da noi 30€', places.italian)).toEqual([
      ['Salama da sugo', '15€', ''],
      ['abiti da sposa', '900 €', ''],
      ['cena', '30€', 'da noi'],
    ])
  })

  test.each([
    ['restauración de pianos antiguos previo presupuesto', places.spanish, 'previo presupuesto'],
    ['restauro pianoforti antichi previo preventivo', places.italian, 'previo preventivo'],
    ['restauration de pianos anciens après devis', places.french, 'après devis'],
  ] as const)('[6.reading] %s has a price to ask for', (text, place, terms) => {
    const read = offersIn(`Menu 12 €, ${text}`, place)
    expect(read.at(-1)).toEqual([text.slice(0, -terms.length - 1), '', terms])
  })

  test('[6.reading] what leads to a price is no part of what is said of the thing', () => {
    expect(offersIn('Camera con vista a 95€ a notte con colazione, cena 30€', places.italian)[0]).toEqual([
      'Camera con vista',
      '95€ a notte',
      'con colazione',
    ])
  })

  const works = ['Chair caning', 'Window cleaning', 'Knife sharpening', 'Sash repairs']
  const pieces = ['a blade', 'a seat', 'a house', 'a window', 'an armchair'] as const
  const leeds = ['Leeds', 'Europe/London'] as const
  test.each(works.flatMap((thing) => pieces.map((unit) => [thing, unit] as const)))(
    '[6.reading] what each of %s costs stands at its price: %s',
    (thing, unit) => {
      for (const price of ['£5', 'from £12'])
        for (const mark of [', ', ': '])
          expect(offersIn(`${thing}${mark}${price} ${unit}.`, leeds)).toEqual([
            [thing, `${price} ${unit}`, ''],
          ])
    },
  )
})
