import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (place: string, text: string) => readDescription(text, { name: '', place, timeZone: '' })

const thingsIn = (place: string, text: string) => read(place, text).refusals.flatMap(({ things }) => things)

describe('[5.answers] what is refused behind its name, or in passing', () => {
  it.each([
    ['Ely, England', 'Bread £4, cakes £3. Nothing gluten free I’m afraid.', 'gluten free'],
    ['Ely, England', 'Ghost walk £14. Dogs welcome, stag dos aren’t.', 'stag dos'],
    ['Atlanta, USA', 'Box braids $180, cornrows $60. No extra guests.', 'extra guests'],
    ['Amarillo, Texas', 'Gates, fences, trailers. Aluminum yes, cast iron no.', 'cast iron'],
    ['Buchholz', 'Honig 5 €, Kerzen 4 €. Versand nein danke.', 'Versand'],
    ['Jaén, España', 'Churros 2 €, porras 1 €. Tarjeta no, gracias.', 'Tarjeta'],
    ['Parma, Italia', 'Violini 900 €, viole 950 €. Chitarre no, grazie.', 'Chitarre'],
  ])('%s: %s', (place, text, thing) => {
    expect(thingsIn(place, text)).toContain(thing)
  })

  it.each([
    ['Ely, England', 'Repairs £30. No extra charge for evenings.'],
    ['Ely, England', 'Repairs £30. No extra cost.'],
  ])('what costs no more is none: %s: %s', (place, text) => {
    expect(thingsIn(place, text)).toEqual([])
  })

  it('a German particle grants nothing of what is refused', () => {
    const things = thingsIn('Ulm', 'Polster 40 €, Matratzen 60 €. Teppiche reinigen wir ja nicht.')
    expect(things.join()).toContain('Teppiche')
  })

  it('who does not sell a thing may mend it', () => {
    const { offers } = read(
      'Fremantle, Australia',
      'Wheel truing $20, e-bike repairs $95. We do not sell bikes.',
    )
    expect(offers.map(({ name }) => name)).toEqual(['Wheel truing', 'e-bike repairs'])
  })

  it('hours that follow a refusal at once are hours', () => {
    const { hours } = read(
      'Rosario, Argentina',
      'Alternadores, arranques. Inyección diésel no. Lun a vie 8 a 17',
    )
    expect(hours.hours.mon).toEqual([{ opens: '08:00', closes: '17:00' }])
  })
})
