import { createServer } from 'node:http'
import { sendCodeEndpoint, verifyCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { signInByPasswordEndpoint } from '@shingle/shared/password/endpoints.ts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApi } from '../create-api.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { cookiesOf, mailedCode } from '../testing/sign-in-as.ts'
import { listen } from '../testing/start-test-api.ts'
import { createTestCalls } from '../testing/test-calls.ts'
import { createGuessAlarm, wrongTriesOfAlarm } from './guess-alarm.ts'

const { api } = await openTestApi()

/** The api beside its log. */
const logging = async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const server = createServer(createApi({ ...api.options, log }).callback())
  const { ask } = createTestCalls(await listen(server), api.options.origins.app)
  return { ask, lines, close: () => new Promise((resolve) => server.close(resolve)) }
}

test('[T10][T15] whoever tries a few codes and passwords at each of many accounts is told of in the log, once, and nobody is named', async () => {
  const { ask, lines, close } = await logging()
  const sessions = (wrongTriesOfAlarm - 5) / 5
  for (let at = 0; at < sessions; at += 1) {
    const asked = await ask(sendCodeEndpoint, { body: { email: `person-${at}@example.com` } })
    const { sessionId } = asked.answer
    const guess = (code: string) =>
      ask(verifyCodeEndpoint, { body: { sessionId, code }, cookie: cookiesOf(asked) })
    for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD', 'EEEEEE'])
      expect((await guess(code)).answer.status).toBe('InvalidCode')
  }
  const byPassword = (email: string) =>
    ask(signInByPasswordEndpoint, { body: { email, password: 'not the key at all' } })
  for (let at = 0; at < 4; at += 1) await byPassword(`person-${at}@example.com`)
  // Whoever signs in guesses nothing.
  const right = await ask(sendCodeEndpoint, { body: { email: 'right@example.com' } })
  const body = { sessionId: right.answer.sessionId, code: await mailedCode(api, 'right@example.com') }
  expect((await ask(verifyCodeEndpoint, { body, cookie: cookiesOf(right) })).answer.status).toBe('Success')
  expect(lines).toEqual([])
  for (const email of ['last@example.com', 'later@example.com']) await byPassword(email)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, tries: wrongTriesOfAlarm, msg: 'codes or passwords are being guessed' },
  ])
  expect(lines.join()).not.toContain('example.com')
  await close()
})

test('[T10] people who mistype are nobody who guesses, however many they are in a day; who guesses on is told of again', () => {
  let now = new Date('2026-11-12T09:00:00Z')
  const told: string[] = []
  const note = createGuessAlarm({
    clock: () => now,
    log: { warn: (...said: unknown[]) => void told.push(String(said[1])) },
  })
  const wrong = (tries: number) => {
    for (let at = 0; at < tries; at += 1) note()
    now = new Date(now.getTime() + 60 * 60_000)
  }
  for (let hour = 0; hour < 24; hour += 1) wrong(wrongTriesOfAlarm - 1)
  expect(told).toEqual([])
  for (let hour = 0; hour < 3; hour += 1) wrong(5 * wrongTriesOfAlarm)
  expect(told).toHaveLength(3)
})
