import type { Person } from '@shingle/shared/presence/presence.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPresenceLine } from './presence-line.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ben: Person = { id: 'ben', name: 'Ben', color: 1, at: 'hero', pages: 1 }
const people = JSON.stringify({ t: 'people', people: [ben], more: 2 })

const aLine = () => {
  const said: unknown[] = []
  return {
    said,
    line: createPresenceLine({ look: (at) => said.push(at), say: (message) => said.push(message) }),
  }
}

test('[3.presence] where somebody looks is said at once, then twice a second at most, and the last place always', () => {
  const { said, line } = aLine()
  for (let at = 0; at < 100; at += 1) {
    line.lookAt(`s${at}`)
    vi.advanceTimersByTime(20)
  }
  vi.advanceTimersByTime(1_000)
  expect(said[0]).toBe('s0')
  expect(said.at(-1)).toBe('s99')
  expect(said.length).toBeLessThanOrEqual(6)
})

test('[3.presence] whoever listens late knows who is there; what is no word of people is passed over', () => {
  const { line } = aLine()
  const heard: string[] = []
  line.hear(people)
  line.subscribe(({ t }) => heard.push(t))
  expect(line.people()).toEqual({ t: 'people', people: [ben], more: 2 })
  for (const other of ['', '{', '{"t":"control"}', '{"t":"people","people":[{"id":1}],"more":0}'])
    line.hear(other)
  expect(heard).toEqual([])
  expect(line.people().people).toEqual([ben])
  line.hear('{"t":"answered","answer":"keep","epoch":4}')
  expect(heard).toEqual(['answered'])
})
