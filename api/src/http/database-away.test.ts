import { sendCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { listWebsitesEndpoint, takeControlEndpoint } from '@shingle/shared/website/endpoints.ts'
import { askInSilence } from '@shingle/storage/database/kill-lines.testing.ts'
import { expect, test } from 'vitest'
import { aDraft, plumberAnswers, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import type { TestAnswer } from '../testing/test-calls.ts'

const { api, ann: person } = await openTestApi('ann')
const draftId = await aDraft(api, person)

const answers = {
  'asking for a code': () => api.ask(sendCodeEndpoint, { body: { email: 'ben@example.com' } }),
  'reading the list of websites': () => api.ask(listWebsitesEndpoint, { token: person.token }),
  'making a website': () =>
    api.ask(generationEndpoint, { body: { answers: plumberAnswers }, token: person.token }),
  'publishing a website': () => publish(api, draftId, { person, handle: 'harrow' }),
}

const takeControl = () =>
  api.ask(takeControlEndpoint, { params: { id: draftId }, body: { seen: 1 }, token: person.token })

test('[4.control] a take whose end nobody knows is answered so, and not as lost', async () => {
  const asked = { port: api.databasePort, text: 'DraftSync' }
  const answer = await askInSilence<TestAnswer>(asked, takeControl)
  expect(answer).toMatchObject({ status: 503, body: { code: 'draft.control-unknown' } })
  expect((await takeControl()).status).toBe(200)
})

// The command amid whose sending the line dies: each call has had answers of the database before.
test.each<[keyof typeof answers, string]>([
  ['asking for a code', 'RateLimits'],
  ['asking for a code', 'OtpSessions'],
  ['reading the list of websites', 'WebsiteInvites'],
  ['making a website', 'DraftSync'],
  ['making a website', 'DraftVersions'],
  ['publishing a website', 'WebsiteImages'],
  ['publishing a website', 'Websites\u0000'],
])(
  '[reliability R6] %s ends and says when to ask again where the database falls silent at %s',
  async (name, text) => {
    const answer = await askInSilence<TestAnswer>({ port: api.databasePort, text }, answers[name])
    expect(answer).toMatchObject({ status: 503, body: { code: 'request.database-away' } })
    expect(answer.headers.get('retry-after')).toBe('2')
  },
)
