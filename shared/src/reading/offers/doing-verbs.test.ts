import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsOf = (text: string, timeZone: string): readonly string[] =>
  readDescription(text, { name: 'A', place: '', timeZone })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

const sentencesOf = (text: string, timeZone: string): readonly string[] =>
  readDescription(text, { name: 'A', place: '', timeZone }).statements

describe('[5.answers] sentences of what is done', () => {
  it.each([
    [
      'Wir verlegen Parkett, montieren Sockelleisten und schleifen alte Böden. Keine Teppiche.',
      'Europe/Berlin',
      ['Parkett', 'Sockelleisten', 'alte Böden'],
    ],
    [
      'Restauriamo cornici antiche, realizziamo specchi e ripariamo a mano lampadari. Preventivo gratuito.',
      'Europe/Rome',
      ['cornici antiche', 'specchi', 'lampadari'],
    ],
    [
      'Tejemos a mano bufandas, jerséis y gorros de lana. No hacemos envíos.',
      'Europe/Madrid',
      ['bufandas', 'jerséis', 'gorros de lana'],
    ],
    [
      'Nous restaurons meubles peints et miroirs anciens, et je répare aussi les pendules. Fermé le lundi.',
      'Europe/Paris',
      ['meubles peints', 'miroirs anciens', 'pendules'],
    ],
  ])('have a card for each thing: %s', (text, timeZone, cards) => {
    expect(cardsOf(text, timeZone)).toEqual(cards)
  })

  it('stay on the page with what is done, of which the card has the thing', () => {
    const text = 'Wir verlegen Parkett, montieren Sockelleisten und schleifen alte Böden. Keine Teppiche.'
    expect(sentencesOf(text, 'Europe/Berlin')).toEqual([
      'Wir verlegen Parkett, montieren Sockelleisten und schleifen alte Böden.',
    ])
  })

  it('begin no card with an article', () => {
    const text =
      'Nous traduisons brevets et contrats, et assurons l’interprétation lors de réunions. Pas de poésie.'
    expect(cardsOf(text, 'Europe/Paris')).toContain('interprétation')
  })

  it('leave nouns that look like verbs in their names', () => {
    expect(cardsOf('Coupe femme 32 €, coupe homme 20 €, pose gel 45 €.', 'Europe/Paris')).toEqual([
      'Coupe femme',
      'coupe homme',
      'pose gel',
    ])
  })

  it('make no card of a pronoun and of how often a price is paid', () => {
    const text = 'Ripariamo ombrelli, anche quelli che gli altri buttano. Asciugatura 1 euro ogni 6 minuti.'
    expect(cardsOf(text, 'Europe/Rome')).toEqual(['Asciugatura'])
  })
})
