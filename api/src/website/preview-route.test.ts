import { previewEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { moreInformationNeeded } from '@shingle/shared/generation/problems.ts'
import { listVersionsEndpoint, readVersionEndpoint } from '@shingle/shared/version/endpoints.ts'
import { expect, test } from 'vitest'
import { aDraft, plumberAnswers } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()

test('[2.onboarding] somebody without an account sees the very page that is made afterwards, and nothing is kept', async () => {
  const shown = await api.ask(previewEndpoint, { body: { answers: plumberAnswers } })
  expect(shown.status).toBe(200)
  expect(await api.db.collection('DraftWebsites').countDocuments()).toBe(0)
  const { token, ...ann } = await signInAs(api, 'ann@example.com')
  const id = await aDraft(api, { token, ...ann })
  const listed = await api.ask(listVersionsEndpoint, { params: { id }, query: {}, token })
  const version = listed.answer.versions[0]?.id ?? ''
  const made = await api.ask(readVersionEndpoint, { params: { id, version }, token })
  expect(shown.answer.content).toEqual(made.answer.content)
})

test('[5.answers] words that say nothing of the business make no page', async () => {
  const answers = { businessName: 'Hart', businessActivities: 'business', businessLocation: '' }
  const shown = await api.ask(previewEndpoint, { body: { answers } })
  const { status, code } = moreInformationNeeded
  expect(shown).toMatchObject({ status, body: { code } })
})

test('[2.home] what a business without a name yet does tells its trade', async () => {
  const answers = {
    businessName: '',
    businessActivities: 'Piano lessons for children.',
    businessLocation: '',
  }
  const shown = await api.ask(previewEndpoint, { body: { answers } })
  expect(shown.answer.content.business.industry).toBe('music-lessons')
})
