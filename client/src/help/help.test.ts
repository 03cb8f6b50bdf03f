import { expect, test } from 'vitest'
import { matchedOf } from './help.ts'
import { helpTopics } from './help-topics.ts'
import { findHelp, matchHelp } from './match-help.ts'

const everything = helpTopics.flatMap(({ entries }) => entries)
const asked = everything.map(matchedOf)

test('[1.support] every answer stands at an address of its own', () => {
  const ids = everything.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([])
})

test('[1.support] is found by the start of any words of its title, in any order and spelling of letters', () => {
  for (const entry of asked) {
    const words = entry.title.match(/[\p{L}\p{N}]+/gu) ?? []
    for (const word of words) {
      expect([word, matchHelp(word.slice(0, 4).toUpperCase(), entry)]).toEqual([word, 2])
    }
    expect(matchHelp(words.toReversed().join(' – '), entry)).toBe(2)
  }
})

test('[1.support] is found by words of its text after those of a title, and by no word that it has not', () => {
  for (const entry of asked) {
    const word = /\b[a-z]{5,}/.exec(entry.text)?.[0] ?? ''
    expect(matchHelp(word, entry)).toBeGreaterThan(0)
    expect(matchHelp(`${word} zeppelin`, entry)).toBe(0)
    for (const nothing of ['', ' ', '“”']) expect(matchHelp(nothing, entry)).toBe(0)
  }
})

test.each([
  ['hours', 'opening-hours'],
  ['christmas', 'opening-hours'],
  ['favicon', 'browser-icon'],
  ['change my logo', 'logo'],
  ['gdpr', 'cookie-banner'],
  ['cookie', 'cookie-banner'],
  ['font', 'fonts-and-colors'],
  ['font color', 'fonts-and-colors'],
  ['instagram', 'social-links'],
  ['phone', 'phone-and-address'],
  ['delete', 'delete'],
  ['erase website', 'delete'],
  ['photo', 'photos'],
  ['change my picture', 'photos'],
  ['undo', 'undo'],
  ['mistake', 'undo'],
  ['holidays', 'opening-hours'],
  ['backup', 'earlier-version'],
  ['offline', 'take-it-off'],
  ['how do I change the price', 'prices'],
  ['how much does a service cost', 'prices'],
  ['my photo is upside down', 'turn-a-photo'],
  ['I want to move my gallery above the reviews', 'sections'],
  ['how can I edit the text', 'words'],
])('[1.support] what people call %j leads to the answer %s', (typed, id) => {
  const found = findHelp(
    typed,
    everything.map((help) => ({ ...matchedOf(help), id: help.id })),
  )
  expect(found.map((entry) => entry.id)).toContain(id)
})

test('[1.support] every answer is found by the other words of what it is about', () => {
  for (const help of everything.filter(({ about }) => about)) {
    for (const word of matchedOf(help).otherWords?.split(' ') ?? [])
      expect([help.id, word, matchHelp(word, matchedOf(help))]).not.toContain(0)
  }
})
