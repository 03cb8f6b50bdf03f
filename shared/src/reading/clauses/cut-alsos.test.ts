import { describe, expect, it, test } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsIn = (place: string, text: string) =>
  readDescription(text, { name: '', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

describe('[5.answers] a list without commas is a list', () => {
  it.each([
    ['Hull, England', 'gutters cleared and also fence panels put up plus sheds painted', 3],
    ['Bremen, Deutschland', 'Ich nähe Vorhänge und auch Kissen sowie Hundebetten.', 3],
    ['Lyon, France', 'Je répare des vélos et aussi des trottinettes ainsi que des poussettes.', 3],
    ['Madrid, España', 'Pintura de fachadas y también limpieza de tejados así como poda de setos.', 3],
    ['Torino, Italia', 'Taglio siepi e anche pulizia vetri nonché potatura alberi.', 3],
  ])('in %s: %s', (place, text, count) => {
    expect(cardsIn(place, text)).toHaveLength(count)
  })

  test('what shares one price stays one thing', () => {
    expect(cardsIn('Bristol, England', 'Magic show £160, show plus balloons £210')).toEqual([
      'Magic show',
      'show plus balloons',
    ])
  })

  test('what is charged on top is none', () => {
    expect(cardsIn('Bristol, England', 'Fence panels £90 plus VAT, gate hanging £60 plus travel')).toEqual([
      'Fence panels',
      'gate hanging',
    ])
  })
})
