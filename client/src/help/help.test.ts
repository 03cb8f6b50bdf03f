import { describe, expect, test } from 'vitest'
import { asked } from './asked.testing.ts'
import { findHelp } from './find-help.ts'
import { matchedOf, paragraphsOf } from './help.ts'
import { helpTopics } from './help-topics.ts'
import { matchHelp } from './match-help.ts'
import { namesIn } from './naming-words.ts'

const everything = helpTopics.flatMap(({ entries }) => entries)
const matched = everything.map(matchedOf)

test('[1.support] every answer stands at an address of its own', () => {
  const ids = everything.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([])
})

test('[1.support] is found by the start of any words of its title, in any order and spelling of letters', () => {
  for (const entry of matched) {
    const words = entry.title.match(/[\p{L}\p{N}]+/gu) ?? []
    for (const word of words) {
      expect([word, matchHelp(word.slice(0, 4).toUpperCase(), entry)]).toEqual([word, 2])
    }
    expect(matchHelp(words.toReversed().join(' – '), entry)).toBe(2)
  }
})

test('[1.support] is found by words of its text after those of a title, and by no word that it has not', () => {
  for (const entry of matched) {
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

describe('[1.support] of what owners ask in their own words', () => {
  const entries = everything.map((help) => ({ ...matchedOf(help), id: help.id }))

  test.each(asked)('%j is answered first by %s', (question, id) => {
    expect(findHelp(question, entries)[0]?.id ?? null).toBe(id)
  })

  test('only a few answers are shown, and small words and beginnings of short ones find none', () => {
    for (const [question] of asked) expect(findHelp(question, entries).length).toBeLessThanOrEqual(8)
    for (const nothing of ['too zeppelin', 'take my zeppelin on to it', 'tak zeppelin', '', '“”'])
      expect([nothing, findHelp(nothing, entries).map(({ id }) => id)]).toEqual([nothing, []])
  })

  test('the answers do not depend on the order, the case and the small words of a question', () => {
    const ids = (typed: string) => findHelp(typed, entries).map(({ id }) => id)
    for (const [question] of asked) {
      const words = namesIn(question)
      if (words.length > 0) expect(ids(words.toReversed().join(' ').toUpperCase())).toEqual(ids(question))
    }
  })
})

test('[1.support] whatever is told of the screens of a computer says where it is on a phone', () => {
  const ofComputers =
    /In Settings|on your page (?:and|:|that)|above the page|menu (?:with the name )?of (?:your|the) website|Publish dialog|Open Theme/
  const told = everything.filter((help) => [help.answer].flat().some((text) => ofComputers.test(text)))
  expect(told.length).toBeGreaterThan(20)
  expect(
    told.filter((help) => !/on (?:a|the) phone/i.test(paragraphsOf(help).join(' '))).map(({ id }) => id),
  ).toEqual([])
})

test('[1.support] every answer is found by the other words of what it is about', () => {
  for (const help of everything.filter(({ about }) => about)) {
    for (const word of matchedOf(help).otherWords?.split(' ') ?? [])
      expect([help.id, word, matchHelp(word, matchedOf(help))]).not.toContain(0)
  }
})
