import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../../language/language.ts'
import { readDescription } from '../../read-description.ts'
import { said } from './circumstances.testing.ts'

const cardsIn = (language: Language, phrase: string): readonly string[] => {
  const [place, timeZone, before] = said[language]
  return readDescription(`${before}${phrase}.`, { name: 'Hart', place, timeZone })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)
}

describe('[5.generated text] what stands around a service is no service', () => {
  it.each(languages)('whatever an owner says of it in %s', (language) => {
    const [, , , phrases] = said[language]
    expect(phrases.filter((phrase) => cardsIn(language, phrase).length > 1)).toEqual([])
  })
})

const deadlines = [
  ['Leeds', 'Logos from £90. We answer within one business day.'],
  ['Leeds', 'Logos from £90. Quotes within 24 hours.'],
  ['Fulda', 'Logos ab 90 €. Antwort innerhalb eines Werktages.'],
  ['Lyon', 'Logos dès 90 €. Réponse dans les deux jours.'],
] as const

describe('[5.answers] a time in which something is done', () => {
  it.each(deadlines)('in %s is no place: %s', (place, text) => {
    expect(readDescription(text, { name: 'Hart', place, timeZone: '' }).reach).toMatchObject({
      area: '',
      site: '',
    })
  })
})
