import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const offersIn = (place: string, text: string) =>
  readDescription(text, { name: 'Hart', place, timeZone: '' }).offers.map(({ name, price }) => [name, price])

describe('[5.answers] a price behind a word that names nothing', () => {
  it.each([
    ['Ely, England', 'I groom dogs. Baths £20. It’s £32 a walk, and cats are welcome.', ['walk', '£32']],
    ['Ely, England', 'We do roofs. Tiles £9. Reckon on £400 for a full survey.', ['full survey', '£400']],
    [
      'Lyon, France',
      'Je recouds des doudous. Comptez 15 € pour une petite opération, oreilles 9 €.',
      ['petite opération', '15 €'],
    ],
  ])('is of what stands behind it, in %s: %s', (place, text, offer) => {
    expect(offersIn(place, text)).toContainEqual(offer)
  })

  it.each([
    ['Ely, England', 'We tan skins. Vow writing help, that’s £80. Rugs £90.', ['Vow writing help', '£80']],
    ['Ely, England', 'We prune trees. Felling, it’s £40 an hour. Hedges £20.', ['Felling', '£40 an hour']],
  ])('is of what stands before it where nothing does, in %s: %s', (place, text, offer) => {
    expect(offersIn(place, text)).toContainEqual(offer)
  })
})

describe('[5.answers] a thing before the verb that is done to it', () => {
  it.each([
    [
      'Fulda, Deutschland',
      'Schalen 30 €, Tassen 24 €. Rasierpinsel mache ich auf Bestellung.',
      'Rasierpinsel',
    ],
    ['Madrid, España', 'Cuencos 30 €, tazas 24 €. Bolsos los arreglo según lo que tengan.', 'Bolsos'],
  ])('is what is offered, in %s: %s', (place, text, name) => {
    expect(offersIn(place, text).map(([named]) => named)).toContain(name)
  })
})
