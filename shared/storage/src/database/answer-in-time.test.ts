import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerInTime } from './answer-in-time.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('[database] whoever waits for an answer that never comes goes on after five seconds', async () => {
  const never = answerInTime(new Promise(() => undefined))
  const failed = expect(never).rejects.toThrow('the database does not answer')
  await vi.advanceTimersByTimeAsync(5_000)
  await failed
})

it('[database] an answer in time is handed on, and leaves no timer behind', async () => {
  expect(await answerInTime(Promise.resolve('yes'))).toBe('yes')
  await expect(answerInTime(Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})
