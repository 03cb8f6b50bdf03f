import { dayBefore } from '@shingle/shared/visit/visit.ts'
import { expect, test } from 'vitest'
import {
  bestDay,
  bestDayWords,
  busyHours,
  daysWords,
  hoursHere,
  noneCountedWords,
  sourceWords,
  sumWords,
} from './visit-words.ts'

const days = (counts: Readonly<Record<number, number>>) =>
  Array.from({ length: 30 }, (_, at) => {
    const visits = counts[29 - at] ?? 0
    return { day: dayBefore('2026-11-21', 29 - at), visits, views: visits * 2 }
  })

test('[ruling 17] the drawing of the days says what it shows', () => {
  expect(daysWords(days({ 13: 96, 4: 40, 0: 19 }))).toMatch(
    /^Visits of 30 days, (23 Oct|Oct 23) to today\. Most on Sunday,? (8 November|November 8): 96\. Today so far: 19\.$/,
  )
  expect(daysWords(days({}))).toBe('No visits yet')
})

test('[ruling 17] of days on which as many came the last is the best, and of none there is none', () => {
  const best = bestDay(days({ 13: 96, 4: 96 }))
  expect(best && bestDayWords(best)).toMatch(/^Tue (17 Nov|Nov 17): 96$/)
  expect(bestDay(days({}))).toBeUndefined()
})

test.each([
  [1019, 911, '1,019 in the 30 days before. 71 % on phones. The page was seen 2,568 times.'],
  [0, 0, 'The page was seen 2,568 times.'],
])('[ruling 17] with %i before and %i on phones it is said: %s', (before, phones, words) => {
  const answer = { days: days({ 0: 1284 }), before, phones }
  expect(sumWords(answer as never)).toBe(words)
})

test.each([
  ['search', 'Search'],
  ['direct', 'Typed, saved or from a message'],
  ['others', 'Others'],
  ['harbourbaths.example', 'harbourbaths.example'],
])('[ruling 17] the source %s is called %s', (source, words) => {
  expect(sourceWords({ source, visits: 3 })).toBe(words)
})

test('[ruling 17] hours are those of where the owner is', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 23 ? 3 : 0))
  expect(hoursHere(hours, 0).indexOf(3)).toBe(23)
  expect(hoursHere(hours, -60).indexOf(3)).toBe(0)
  expect(hoursHere(hours, 300).indexOf(3)).toBe(18)
})

test('[ruling 17] the two busiest hours are named, also over midnight', () => {
  const hours = (taps: Readonly<Record<number, number>>) =>
    Array.from({ length: 24 }, (_, hour) => taps[hour] ?? 0)
  expect(busyHours(hours({ 17: 11, 18: 9, 9: 12 }))).toBe('Most between 17:00 and 19:00.')
  expect(busyHours(hours({ 23: 4, 0: 4 }))).toBe('Most between 23:00 and 01:00.')
})

test('[ruling 17] where something was sent or tapped nobody is said not to have come', () => {
  const none = { directions: 0, message: 0, phone: 0, 'sign-up': 0 }
  expect(noneCountedWords(none)).toBe('No page view was counted in these 30 days.')
  expect(noneCountedWords({ ...none, message: 1 })).toBe(
    'No page view was counted in these 30 days, only what was sent or tapped.',
  )
})
