import { findTradesEndpoint, understandingEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'

const { api } = await openTestApi()

test('[1.activities] somebody without an account is told what was understood, also before the business has a name', async () => {
  const answers = {
    businessName: '',
    businessActivities: 'Piano lessons for children. No adults.',
    businessLocation: '',
  }
  const { status, answer } = await api.ask(understandingEndpoint, { body: { answers } })
  expect(status).toBe(200)
  expect(answer).toMatchObject({ spokenOf: { id: 'music-lessons' }, refusals: ['No adults'] })
  expect(await api.db.collection('DraftWebsites').countDocuments()).toBe(0)
})

test('[1.activities] trades are found by what they are called in any language', async () => {
  const { answer } = await api.ask(findTradesEndpoint, { query: { called: ' Klavierstimmer ' } })
  expect(answer.trades[0]).toEqual({ id: 'piano-tuner', name: 'Piano tuner', isKind: false })
})
