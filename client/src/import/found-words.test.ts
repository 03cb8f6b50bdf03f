// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { addressWords, choiceWords } from './found-words.ts'

const found = { streetAddress: 'Ringstr. 4', postalCode: '10435', town: 'Berlin' }

test.each([
  ['de', 'Ringstr. 4, 10435 Berlin'],
  ['de-AT', 'Ringstr. 4, 10435 Berlin'],
  ['en-DE', 'Ringstr. 4, 10435 Berlin'],
  ['en-GB', 'Ringstr. 4, Berlin 10435'],
  ['en', 'Ringstr. 4, Berlin 10435'],
  ['en-US@posix', 'Ringstr. 4, Berlin 10435'],
])('[1.link] to whoever reads %s a found address is “%s”', (reader, line) => {
  expect(addressWords(found, reader)).toBe(line)
})

test('[1.link] what is told of an address in several ways is told without its code', () => {
  const choices = [{ value: found, source: 'the footer' }]
  expect(choiceWords({ kind: 'address', id: 'a', ticked: true, choices })).toEqual([
    'Ringstr. 4, Berlin, the footer',
  ])
})
