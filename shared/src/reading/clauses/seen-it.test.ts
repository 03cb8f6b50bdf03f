import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

describe('[5.answers] what an owner has seen before is not what they sell', () => {
  it.each([
    ['Cardiff, Wales', 'Wedding dress cleaning £110, veils £25. Wine, mud, fake tan, we’ve seen it.'],
    [
      'Ulm, Deutschland',
      'Reinigung 110 €, Schleier 25 €. Wein, Schlamm, Gras, wir haben alles schon gesehen.',
    ],
    ['Burgos, España', 'Limpieza 110 €, velos 25 €. Vino, barro, hierba, hemos visto de todo.'],
    ['Lyon, France', 'Nettoyage 110 €, voiles 25 €. Vin, boue, herbe, on en a vu d’autres.'],
    ['Parma, Italia', 'Pulizia 110 €, veli 25 €. Vino, fango, erba, ne abbiamo viste di tutte.'],
  ])('in %s: %s', (place, text) => {
    const { offers } = readDescription(text, { name: 'Hart', place, timeZone: '' })
    expect(offers.filter(({ form }) => form === 'card')).toHaveLength(2)
  })
})
