import { codeEmbedSection } from '@shingle/shared/sections/code-embed/section.ts'
import { expect, test } from 'vitest'
import { helpTopics } from './help-topics.ts'
import { matchHelp } from './match-help.ts'

const everything = helpTopics.flatMap(({ entries }) => entries)
const asked = everything.map(({ title, answer }) => ({ title, text: [answer].flat().join(' ') }))

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

test('[1.support] says how many embeds a page holds', () => {
  const { answer } = everything.find(({ id }) => id === 'code-embed') ?? { answer: '' }
  expect(codeEmbedSection.maximumCount).toBe(3)
  expect(answer).toContain('up to three embeds')
})
