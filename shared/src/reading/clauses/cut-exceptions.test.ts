import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (place: string, text: string) => readDescription(text, { name: 'Hart', place, timeZone: '' })

describe('[5.answers] what is excepted from all that is done', () => {
  it.each([
    ['Ely, England', 'I mend all bikes except e-bikes. Puncture £10, service £40', 'e-bikes'],
    ['Ulm, Deutschland', 'Ich repariere alle Räder außer E-Bikes. Platten 10 €, Inspektion 40 €', 'E-Bikes'],
    ['Burgos, España', 'Arreglo todas las bicis menos las eléctricas. Pinchazo 10 €', 'eléctricas'],
    ['Lyon, France', 'Je répare tous les vélos sauf les électriques. Crevaison 10 €', 'électriques'],
    ['Livorno, Italia', 'riparo bici di tutti i tipi tranne le elettriche. foratura 10€', 'elettriche'],
  ])('is refused, in %s: %s', (place, text, thing) => {
    const { offers, refusals } = read(place, text)
    expect(refusals.flatMap(({ things }) => things)).toEqual([thing])
    expect(offers.map(({ name }) => name).join()).not.toContain(thing)
  })

  it.each([
    ['Ely, England', 'Puncture £10, service £40. Open every day except Sunday 9-5'],
    ['Ely, England', 'Puncture £10, service £40. Free collection except bank holidays'],
  ])('days are excepted from times: %s: %s', (place, text) => {
    expect(read(place, text).refusals).toEqual([])
  })
})
