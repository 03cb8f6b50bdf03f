import { expect, test } from 'vitest'
import { lookedWords, nextLookWords, stepTime, timeAlone, timeInSentence } from './domain-times.ts'

const now = new Date(2026, 10, 21, 14, 6)
const at = (...time: [number, number]) => new Date(2026, 10, ...time).toISOString()

test('[2.domain] a step says its time, and its day where that is not today', () => {
  expect(timeInSentence(at(21, 9), now)).toMatch(/^today, /)
  expect([timeAlone(at(21, 9), now), timeAlone(at(19, 9), now)]).toEqual([
    ...[expect.stringMatching(/^\d+:00/), expect.stringMatching(/19.*, /)],
  ])
  expect([stepTime(at(21, 9), now), stepTime(at(19, 9), now), stepTime(null, now)]).toEqual([
    expect.stringMatching(/^Today, /),
    expect.stringMatching(/19.*, /),
    '',
  ])
})

test('[2.domain] a look says how long ago it was', () => {
  const ago = (minutes: number) => lookedWords(new Date(now.getTime() - minutes * 60_000).toISOString(), now)
  expect([ago(0), ago(1), ago(5), lookedWords(null, now)]).toEqual([
    'Looked just now',
    'Last looked 1 minute ago',
    'Last looked 5 minutes ago',
    'Looking for the first time',
  ])
})

test('[2.domain] the next look is told by its time, and not at all where there is none', () => {
  expect([nextLookWords(at(21, 15), now), nextLookWords(at(22, 15), now)]).toEqual([
    expect.stringMatching(/^We look again about \d.*:00.*\.$/),
    expect.stringMatching(/^We look again about .*22.*, .+\.$/),
  ])
  expect([nextLookWords(at(21, 9), now), nextLookWords(null, now)]).toEqual(['We look again any moment.', ''])
})
