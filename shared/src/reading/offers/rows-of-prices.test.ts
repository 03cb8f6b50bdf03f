import { expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsIn = (place: string, text: string) =>
  readDescription(text, { name: '', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name, price, options }) => [name, price, ...options.map((one) => `${one.name} ${one.price}`)])

const rows: readonly (readonly [string, string, readonly (readonly string[])[]])[] = [
  [
    'Granada, España',
    'Guitarra de estudio 1.800 €, de concierto 4.200 €.',
    [
      ['Guitarra de estudio', '1.800 €'],
      ['Guitarra de concierto', '4.200 €'],
    ],
  ],
  [
    'Dunkeld, Scotland',
    'Half day £180, full day £320.',
    [
      ['Half day', '£180'],
      ['full day', '£320'],
    ],
  ],
  [
    'Ortigia, Italia',
    'Tre camere con balcone a due passi dal mare. Doppia 85 € a notte, singola 60 €.',
    [
      ['Doppia', '85 € a notte'],
      ['singola', '60 €'],
    ],
  ],
  [
    'Austin, Texas, USA',
    'Septic tank pumping $325 up to 1000 gal, lids and risers $40.',
    [
      ['Septic tank pumping', '$325'],
      ['lids and risers', '$40'],
    ],
  ],
  [
    'Cáceres, España',
    'Clases sueltas 28 €, pack de 10 clases 260, carnet B 500 €.',
    [
      ['Clases sueltas', '28 €', 'pack, de 10 clases 260 €'],
      ['carnet B', '500 €'],
    ],
  ],
  ['Vallauris, France', 'Stages de tournage 140 € les deux jours.', [['Stages de tournage', '140 €']]],
  ['Leeds, England', 'Corsets from £90. Three fittings, allow eight weeks.', [['Corsets', 'from £90']]],
]

it.each(rows)('[5.answers] each price stands at what it is of, in %s: %s', (place, text, cards) => {
  expect(cardsIn(place, text)).toEqual(cards)
})

it('[5.answers] a price before a night rate has no head that is shared', () => {
  const text = '60€ apertura de puerta, 90€ de noche, cajas fuertes.'
  expect(cardsIn('Murcia, España', text).map(([name]) => name)).not.toContain('apertura de noche')
})
