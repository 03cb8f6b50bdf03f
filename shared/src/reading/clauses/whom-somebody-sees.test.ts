import { describe, expect, test } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (text: string, [place, timeZone]: readonly [string, string]) =>
  readDescription(text, { name: 'Hart', place, timeZone })

const cases = [
  {
    place: ['Padova', 'Europe/Rome'],
    who: ['Logopedista', 'Logopedista iscritta all’albo'],
    sees: ['mi occupo di', 'seguo'],
    people: ['bambini e adulti', 'bambini, ragazzi e adulti', 'adolescenti'],
    rest: 'Valutazione 90 €, seduta 55 €',
  },
  {
    place: ['Annecy', 'Europe/Paris'],
    who: ['Psychomotricienne'],
    sees: ['j’accueille', 'j’accompagne', 'je reçois', 'je suis'],
    people: ['les bébés', 'les bébés, enfants et adolescents', 'les enfants et les adultes'],
    rest: 'Bilan 180€, séance 50€',
  },
  {
    place: ['Burgos', 'Europe/Madrid'],
    who: ['Logopeda'],
    sees: ['atiendo a', 'trato', 'acompaño a'],
    people: ['niños y adultos', 'los niños, adolescentes y adultos'],
    rest: 'Valoración 60 €, sesión 40 €',
  },
  {
    place: ['Fulda', 'Europe/Berlin'],
    who: ['Logopädin'],
    sees: ['ich behandle', 'ich begleite'],
    people: ['Kinder und Erwachsene', 'Kinder, Jugendliche und Erwachsene'],
    rest: 'Diagnostik 90 €, Sitzung 55 €',
  },
] as const

const all = cases.flatMap(({ place, who, sees, people, rest }) =>
  who.flatMap((one) =>
    sees.flatMap((verb) => people.map((whom) => ({ place, text: `${one}, ${verb} ${whom}. ${rest}.` }))),
  ),
)

describe('[6.reading] whom somebody sees', () => {
  test.each(all)('[6.reading] "$text" offers what has a price, and nobody', ({ text, place }) => {
    const { offers, clauses } = read(text, place)
    expect(offers.filter(({ form }) => form === 'card').map(({ price }) => price !== '')).toEqual([
      true,
      true,
    ])
    expect(clauses.some(({ label }) => label === 'audience')).toBe(true)
  })

  test('[6.reading] a lone time behind a sentence is no service, and one that is sold is', () => {
    const cards = (text: string) =>
      read(text, ['Marburg', 'Europe/Berlin']).offers.flatMap(({ form, name }) =>
        form === 'card' ? [name] : [],
      )
    expect(
      cards(
        'Märchenerzählerin. Heute erzähle ich im Kindergarten (45 min 180 €) und in der Schule. Abend 320 €.',
      ),
    ).toEqual(['Abend'])
    expect(cards('Kanuverleih. Halber Tag 30 €, ganzer Tag 45 €.')).toHaveLength(2)
  })

  test('[6.reading] an area begins with no word that joined it to a place', () => {
    expect(
      read('plombier chauffagiste a toulouse et environs 30km. debouchage 90€.', ['Toulouse', 'Europe/Paris'])
        .reach.area,
    ).toBe('environs 30km')
  })
})
