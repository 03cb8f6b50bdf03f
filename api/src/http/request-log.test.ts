import { createServer } from 'node:http'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApi } from '../create-api.ts'
import { aDraft, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { listen, type TestApi } from '../testing/start-test-api.ts'
import { createTestCalls } from '../testing/test-calls.ts'

const { api } = await openTestApi()

test('[2.7.log] the log has a line for every call, and neither addresses nor codes, tokens or cookies', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const server = createServer(createApi({ ...api.options, log }).callback())
  const port = await listen(server)
  const logged: TestApi = { ...api, ...createTestCalls(port, api.options.origins.app) }
  const person = await signInAs(logged, 'canary@example.com')
  const id = await aDraft(logged, person, { businessName: 'Canary Plumbing' })
  await publish(logged, id, { person, handle: 'canary-site' })
  await publish(logged, id, { person, handle: 'www' })
  await api.db.collection('DraftWebsites').updateMany({}, { $unset: { createdAt: '' } })
  expect((await logged.call('/api/websites', { token: person.token })).status).toBe(500)
  await new Promise((resolve) => server.close(resolve))

  const whole = lines.join('')
  expect(lines.length).toBeGreaterThanOrEqual(7)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'POST',
    route: '/api/login/otp/generate',
    status: 200,
  })
  const secrets = [person.email, person.token, ...person.cookie.split(/[=;. ]+/), 'Canary', 'canary-site', id]
  for (const secret of secrets.filter((text) => text.length > 7)) expect(whole).not.toContain(secret)
})
