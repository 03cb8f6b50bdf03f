import { expect, it } from 'vitest'
import { readTradePages } from '../client/read-trade-pages.ts'
import { trades } from '../client/src/marketing/trades/trades.ts'
import { britishWords } from './british-spelling.ts'
import { britishThings } from './british-things.ts'

it.each([
  ['Nobody fills in a form by torchlight.', ['torchlight']],
  ['A socket moved, a fuse board, a report', ['socket', 'fuse board']],
  ['People ring to ask whether there is a car park.', ['People ring', 'car park']],
  ['before anybody has to ring', ['has to ring']],
  ['Lift, ramp, parking', ['Lift, ramp']],
  ['a bakery with three ovens, forty flats, from £60', ['forty flats', '£']],
  ['nobody is surprised at the till', ['at the till']],
  ['Hedges of forty meters and a lawn', ['meters']],
  ['A website for estate agents', ['estate agents']],
])('[2.words] %j speaks of things as Britain calls them', (text, words) =>
  expect(britishThings(text)).toEqual(words),
)

it.each([
  ['An outlet moved, a panel replaced, from $60'],
  ['A website for real estate agents'],
  ['A flat tire, a flat white, flat feet'],
  ['It lifts the shame. The person who will ring the bell.'],
  ['Weight is measured before the first lesson.'],
])('[2.words] %j is as America says it', (text) => expect(britishThings(text)).toEqual([]))

const pages = Object.entries(await readTradePages())

it.each(pages)(
  '[2.words] the page of %s is American English from one end to the other',
  (slug, { words }) => {
    const { headline = '', people = '' } = Object.fromEntries(Object.entries(trades))[slug] ?? {}
    const said = [
      ...[headline, people, words.action],
      ...words.headlines,
      ...words.services.flatMap(({ name, text }) => [name, text]),
    ].join('\n')
    expect([...britishThings(said), ...britishWords(said)]).toEqual([])
    expect(said.match(/\ba (?=[aeio])\w+/giu) ?? []).toEqual([])
  },
)
