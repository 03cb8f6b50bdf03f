import { expect, test } from 'vitest'
import type { Found } from './found.ts'
import { fewThings, scrapeLimits } from './import-limits.ts'
import { isLittle, outcomeOf } from './import-state.ts'
import { importedSchema } from './imported.ts'
import { appendTexts, choiceKey, nothingChosen, takeTicked } from './take-ticked.ts'

const week = (closes: string) => ({ sat: [{ opens: '08:30', closes }] })
const found: Pick<Found, 'items'> = {
  items: [
    { kind: 'name', id: 'a', ticked: true, choices: [{ value: 'Rook & Son', source: 'Page title' }] },
    { kind: 'phone', id: 'b', ticked: true, choices: [{ value: '0113 496 0188', source: 'About' }] },
    { kind: 'phone', id: 'c', ticked: false, choices: [{ value: '0113 496 0199', source: 'About' }] },
    {
      ...{ kind: 'address', id: 'd', ticked: true },
      choices: [
        { value: { streetAddress: '14 Kirkgate', postalCode: 'LS1 6BY', town: 'Leeds' }, source: 'About' },
      ],
    },
    {
      ...{ kind: 'hours', id: 'e', ticked: true },
      choices: [
        { value: week('16:00'), source: 'About' },
        { value: week('17:00'), source: 'Post' },
      ],
    },
    {
      kind: 'offer',
      id: 'f',
      ticked: true,
      choices: [{ value: { name: 'Cut', detail: '', price: '£19' }, source: 'Menu' }],
    },
    { kind: 'text', id: 'g', ticked: true, choices: [{ value: 'Three chairs.', source: 'About' }] },
    {
      ...{ kind: 'picture', id: 'h', ticked: false },
      choices: [
        {
          value: { url: 'https://rook.example/a.jpg', width: 1600, height: 0, text: 'Chairs' },
          source: 'Cover',
        },
      ],
    },
  ],
}

test('[1.import] what is ticked is taken, and nothing else', () => {
  const taken = takeTicked(found, nothingChosen)
  expect(taken).toEqual({
    ...{ businessName: 'Rook & Son', texts: ['Three chairs.'], town: 'Leeds' },
    imported: {
      ...{ phones: ['0113 496 0188'], emails: [], streetAddress: '14 Kirkgate', postalCode: 'LS1 6BY' },
      ...{ hours: week('16:00'), offers: [{ name: 'Cut', detail: '', price: '£19' }], pictures: [] },
    },
  })
  expect(importedSchema.safeParse(taken.imported).success).toBe(true)
})

test('[1.import] of what is told in several ways its owner’s choice is taken', () => {
  const picks = { e: choiceKey({ value: week('17:00'), source: 'Post' }) }
  const { imported } = takeTicked(found, { ticks: { b: false, h: true }, picks })
  expect([imported.hours, imported.phones, imported.pictures]).toEqual([
    week('17:00'),
    [],
    [{ url: 'https://rook.example/a.jpg', text: 'Chairs' }],
  ])
})

test('[9.import] texts follow what its owner said as far as there is room', () => {
  expect(appendTexts('We cut hair.', ['Since 2011.', 'x'.repeat(40), 'Dogs welcome.'], 40)).toBe(
    'We cut hair.\nSince 2011.\nDogs welcome.',
  )
})

test('[1.import] a text without a stop does not run into the one behind it', () => {
  expect(appendTexts('', ['Barber shop in Leeds', 'Three chairs.'], 100)).toBe(
    'Barber shop in Leeds.\nThree chairs.',
  )
})

test('[9.import] below 5000 characters little was imported, whatever was found in them', () => {
  expect([scrapeLimits.partialCharacters, scrapeLimits.characters, scrapeLimits.timeMs]).toEqual([
    5000, 7500, 8000,
  ])
  const { items } = found
  expect(outcomeOf({ items: [], characters: 7500 })).toBe('nothing')
  expect(outcomeOf({ items, characters: 4999 })).toBe('minimal')
  expect(outcomeOf({ items: items.slice(0, 1), characters: 5000 })).toBe('whole')
  expect([isLittle({ items }), isLittle({ items: items.slice(0, fewThings - 1) })]).toEqual([false, true])
})

test('[1.import] where a detail was told is for its owner’s eyes, and goes no further', () => {
  const offer = { name: 'Haircut', detail: 'With a wash.', detailSource: 'About', price: '£19' }
  const items: Found['items'] = [
    { kind: 'offer', id: '1', ticked: true, choices: [{ value: offer, source: 'Prices' }] },
  ]
  const { imported } = takeTicked({ items }, nothingChosen)
  expect(imported.offers).toEqual([{ name: 'Haircut', detail: 'With a wash.', price: '£19' }])
  expect(importedSchema.safeParse(imported).success).toBe(true)
})
