// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { missingTitle } from './missing-script.ts'
import { openAnewWhereMissing } from './open-anew.ts'

const file = 'https://a.example/assets/settings.js'
const reload = vi.fn()
const answers = vi.fn<typeof fetch>()

openAnewWhereMissing()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answers)
  vi.stubGlobal('window', { location: { reload } })
  document.title = `${missingTitle} · Shingle`
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  answers.mockReset()
  reload.mockReset()
})

/** Tells of a script that failed, as the build does, and lets a minute pass. */
const fail = async (message = `Failed to fetch dynamically imported module: ${file}`) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError(message) }))
  await vi.advanceTimersByTimeAsync(60_000)
}

const away = async () => Promise.reject(new TypeError('Failed to fetch'))
const gone = async () => new Response('', { status: 404 })
const there = async () => new Response('export {}')

test.each([
  ['at once', [there]],
  ['after the connection broke', [away, there]],
  ['after nobody had it', [gone, away, there]],
] as const)('[8.unknown] a screen whose script is there %s opens by itself', async (_, fetched) => {
  for (const one of fetched) answers.mockImplementationOnce(one)
  await fail()
  expect(answers.mock.calls).toEqual(fetched.map(() => [file]))
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['does not come', away],
  ['is gone', gone],
] as const)(
  '[8.unknown] a script that %s is looked for a few times, and reloads nothing',
  async (_, answer) => {
    answers.mockImplementation(answer)
    await fail()
    expect(answers.mock.calls.length).toBe(5)
    expect(reload).not.toHaveBeenCalled()
  },
)

test('[8.unknown] a script that fails again though it is there reloads once, and not for ever', async () => {
  answers.mockImplementation(there)
  for (let time = 0; time < 3; time += 1) await fail()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('[8.unknown] where only a part of a screen did not come, the rest is not reloaded', async () => {
  document.title = 'Avon Joinery · Shingle'
  await fail()
  expect([answers.mock.calls, reload.mock.calls]).toEqual([[], []])
})

test('[8.unknown] what a browser does not name is not looked for', async () => {
  await fail('Importing a module script failed.')
  await fail('/this/is no function')
  expect(answers).not.toHaveBeenCalled()
})
