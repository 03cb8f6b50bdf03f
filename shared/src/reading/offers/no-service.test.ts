import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsIn = (text: string, place: string) =>
  readDescription(text, { name: 'Hart', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

const around = [
  ['Ely, England', 'Doula. Classes £240, packages, travel costs', 'Classes'],
  ['Ely, England', 'Pottery. Mugs £20, postage', 'Mugs'],
  ['Jena, Deutschland', 'Märchen. Lesung 90 €, Fahrtkosten, Abholung', 'Lesung'],
  ['Lucca, Italia', 'Restauro mobili. Sedie 55 €, ritiro, consegna', 'Sedie'],
  ['Madrid, España', 'Clases de guitarra. Bono 85 €, también online', 'Bono'],
  ['Lyon, France', 'Cours de couture. Stage 90 €, frais de dossier', 'Stage'],
  ['서울', '독립 서점입니다. 독서모임 1만원, 참가비', '독서모임'],
] as const

const lodgings = [
  ['Ely, England', 'Three yurts in a meadow. Sleeps 4. £95 a night. Wood stove, hot showers, fire pit.'],
  ['Potes, España', 'Casa rural con 4 habitaciones. 180 € la noche. Chimenea, barbacoa.'],
  ['Fulda, Deutschland', 'Ferienwohnung mit 4 Betten. 80 € pro Nacht. Sauna, Kamin, Garten.'],
  ['Lyon, France', 'Gîte de 3 chambres. 90 € la nuit. Piscine, barbecue, jardin.'],
] as const

const nothing = [
  ['Ely, England', 'Soap. Bars £7, balm £4. We have goats, come say hi!', ['Bars', 'balm']],
  ['Ely, England', 'Tweed. Scarves £48. Shipping worldwide. Book online.', ['Scarves']],
  ['Ely, England', 'Locksmith. Locked out? Lock changes £80.', ['Lock changes']],
  ['Ely, England', 'Pub in Ely. Pies £9. Beer garden, free parking. Volunteers wanted.', ['Pies']],
  ['Ely, England', 'Soup 4.20, toast 2.50. Vegan options. Kitchen 12-2.30 and 6-9.', ['Soup', 'toast']],
  ['Jena, Deutschland', 'Reden für Hochzeiten. Trauung 290 €. Persönlich und ohne Floskeln.', ['Trauung']],
  ['Jena, Deutschland', 'Entrümpelung. Keller 290 €, Dachboden 190 €, besenrein.', ['Keller', 'Dachboden']],
  ['Lucca, Italia', 'Restauro mobili. Sedie 55 €. Gratuito. Prenotate.', ['Sedie']],
  ['Lyon, France', 'Bistrot. Menu du jour 16,50 €, cassoulet 18 €. Terrasse.', ['Menu du jour', 'cassoulet']],
] as const

const whole = [
  ['Ely, England', 'Shoe repairs. Heels £9, zips on boots £12.', ['Heels', 'zips on boots']],
  ['Ely, England', 'Yoga. Drop in £18, all day retreat £90.', ['Drop in', 'all day retreat']],
  ['Lyon, France', 'Bistrot. Tarte aux noix 7 €.', ['Tarte aux noix']],
  [
    'Jena, Deutschland',
    'Sprachtherapie für Kinder und Erwachsene, Stimmtherapie.',
    ['Sprachtherapie', 'Stimmtherapie'],
  ],
] as const

describe('[5.answers] a service', () => {
  it.each(nothing)('is none of what only says how, where or who: in %s, %s', (place, text, services) => {
    expect(cardsIn(text, place)).toEqual(services)
  })

  it.each(whole)('keeps all of its name: in %s, %s', (place, text, services) => {
    expect(cardsIn(text, place)).toEqual(services)
  })
})

describe('[5.answers] what stands around a service is none', () => {
  it.each(around)('in %s: %s', (place, text, service) => {
    expect(cardsIn(text, place)).toEqual([service])
  })

  it.each([
    ['東京都', '大人300円'],
    ['Ely, England', 'Adults £12.'],
  ])('nor is an option of nothing: in %s, %s', (place, text) => {
    expect(cardsIn(text, place)).toEqual([])
  })

  it.each(lodgings)('nor what guests find, but for the nights: in %s, %s', (place, text) => {
    expect(cardsIn(text, place)).toHaveLength(1)
  })

  it('but who keeps animals by the night lists what they do', () => {
    const cards = cardsIn('Dog kennels. Boarding £25 a night. Day care, grooming, walks.', 'Ely, England')
    expect(cards).toEqual(['Boarding', 'Day care', 'grooming', 'walks'])
  })
})
