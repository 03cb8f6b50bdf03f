import { expect, test } from 'vitest'
import { fitSummary } from './fit-summary.ts'
import type { FoundItem } from './found.ts'
import { textsOf } from './texts-of.ts'
import { withSummary } from './with-summary.ts'

const told = [
  'We repair bicycles of every kind in the old station, and build wheels by hand.',
  'A service takes two days and costs £45. We do not sell new bicycles.',
]
const fit = (written: string, maximum = 400) => fitSummary(written, { told, maximum })
const good = 'We repair bicycles of every kind and build wheels by hand. A service costs £45.'

test('[1.import] what texts say goes into one, in whole sentences that have room', () => {
  expect(fit(good)).toBe(good)
  expect(fit(` ${good.replace('. ', '.\n\n')} `)).toBe(good)
  expect(fit(good, 60)).toBe('We repair bicycles of every kind and build wheels by hand.')
})

test.each([
  ['a price', 'A service costs £39.'],
  ['a year', 'We repair bicycles since 1987.'],
  ['a name', 'Ask for Maria Lopez at the old station.'],
  ['a rank', 'We are the best workshop for bicycles.'],
  ['an address', 'See https://evil.example for bicycles.'],
  ['markup', 'We repair <b>bicycles</b> of every kind.'],
  ['another language', 'Wir reparieren alle Fahrräder und bauen die Räder mit der Hand.'],
  ['nothing', '  '],
])('[security T28] %s that the texts do not have leaves nothing of a summary', (_, written) => {
  expect(fit(written)).toBeUndefined()
})

test('[1.import] a summary stands in the place of the texts that are in it, and of nothing else', () => {
  const text = (id: string, value: string): FoundItem => ({
    ...{ kind: 'text', id, ticked: true },
    choices: [{ value, source: 'About' }],
  })
  const phone: FoundItem = {
    ...{ kind: 'phone', id: 'p', ticked: true },
    choices: [{ value: '0113 496 0000', source: 'Contact' }],
  }
  const found = {
    items: [phone, text('a', 'One.'), text('b', 'Two.'), text('c', 'Three.')],
    reviews: 0,
    characters: 9,
  }
  expect(textsOf(found, ['b', 'p', 'a', 'nobody'])).toEqual(['One.', 'Two.'])
  const { items } = withSummary(found, { text: 'One and two.', of: ['a', 'b'] })
  expect(items.map((item) => [item.kind, item.choices[0]?.value])).toEqual([
    ['phone', '0113 496 0000'],
    ['text', 'Three.'],
    ['text', 'One and two.'],
  ])
  expect(withSummary(found, null)).toBe(found)
})
