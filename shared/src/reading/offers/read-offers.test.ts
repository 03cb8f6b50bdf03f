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
