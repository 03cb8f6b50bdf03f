import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const offersIn = (place: string, text: string) =>
  readDescription(text, { name: 'Hart', place, timeZone: '' }).offers

describe('[5.answers] what leads from a thing to its price is no part of its name', () => {
  it.each([
    ['Torino, Italia', 'La passeggiata di tre ore costa 25 €. I vasi 9 €.', 'passeggiata di tre ore', '25 €'],
    ['Lyon, France', 'Le stage du week-end revient à 160 €. Bols 30 €.', 'stage du week-end', '160 €'],
    ['Lyon, France', 'L’atelier du mercredi est à 45 €. Bols 30 €.', 'L’atelier du mercredi', '45 €'],
    ['Madrid, España', 'Los cumpleaños salen a 180 €. Tazas 24 €.', 'cumpleaños', '180 €'],
    ['東京都', '新調は12,000円からです。裏返し3,800円。', '新調', '12,000円から'],
    ['서울', '두부전골은 2인 22,000원입니다. 순두부 9,000원.', '두부전골', '2인 22,000원'],
  ])('in %s: %s', (...[place, text, name, price]) => {
    expect(offersIn(place, text)[0]).toMatchObject({ name, price, detail: '' })
  })

  it.each([
    ['Father & son £25. Beard trim £10.', { name: 'Father & son', price: '£25' }],
    ['Clean-out without a sale is $65 an hour. Beds $9.', { name: 'Clean-out', detail: 'without a sale' }],
  ])('but a word that does so in another language is: %s', (text, offer) => {
    expect(offersIn('Ely, England', text)[0]).toMatchObject(offer)
  })

  it('nor of what is said of it', () => {
    expect(
      offersIn('Fulda, Deutschland', 'Der alte Bauwagen am Teich kostet 55 €. Zelte 9 €.')[0],
    ).toMatchObject({ name: 'alte Bauwagen', detail: 'am Teich', price: '55 €' })
  })
})

describe('[5.answers] brackets', () => {
  it.each([
    [
      'Ely, England',
      'I edit novels (£4.80 a page), correct theses (£3.50 each) and index books (£9 an hour).',
    ],
    ['Lyon, France', 'La demi-journée foie gras 95 € (de novembre à mars). Bols 30 € (grands).'],
    ['Torino, Italia', 'Perizie (180 € a pianta), potature da 250 € e consulenze.'],
  ])('stand in pairs on cards, in %s: %s', (place, text) => {
    const shown = offersIn(place, text).flatMap(({ name, detail, options }) => [
      name,
      detail,
      ...options.map((option) => option.name),
    ])
    for (const said of shown) {
      expect(said.match(/\(/gu)?.length ?? 0).toBe(said.match(/\)/gu)?.length ?? 0)
    }
  })
})
