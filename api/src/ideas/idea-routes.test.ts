import { suggestIdeasEndpoint } from '@shingle/shared/ideas/endpoints.ts'
import { expect, test } from 'vitest'
import { everythingIn } from '../testing/everything-in.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api } = await openTestApi()
const order = { skills: ['sewing'], time: 'evenings' as const, place: 'Whitby', seed: 'one', round: 0 }

test('[7.ideas] somebody without an account gets at most eight ideas, with what each came from', async () => {
  const { status, answer } = await api.ask(suggestIdeasEndpoint, { body: order })
  expect([status, answer.ideas.length, answer.by, answer.why]).toEqual([200, 8, 'ours', undefined])
  for (const { from } of answer.ideas) expect(from).toContain('sewing')
})

test('[9.limits] without anything that somebody is good at nothing is suggested', async () => {
  for (const wrong of [
    { skills: [] },
    { skills: ['x'.repeat(97)] },
    { round: 8 },
    { shown: Array(65).fill('x') },
  ])
    expect((await api.ask(suggestIdeasEndpoint, { body: { ...order, ...wrong } })).status).toBe(400)
})

test('[7.ideas] nothing is kept of what somebody said or was suggested', async () => {
  const before = await everythingIn(api)
  expect((await api.ask(suggestIdeasEndpoint, { body: { ...order, seed: 'another' } })).status).toBe(200)
  expect(await everythingIn(api)).toBe(before)
})

test('[7.ideas] what is said in another language comes back as English ideas of it', async () => {
  const said = { ...order, skills: ['Fahrräder reparieren'], place: 'Hamburg' }
  const { answer } = await api.ask(suggestIdeasEndpoint, { body: said })
  const words = answer.ideas.map((idea) => idea.words)
  expect(words).toHaveLength(8)
  expect(words.filter((one) => /fahrr|reparier/i.test(one))).toEqual([])
  expect(words.filter((one) => /bike|tandem|puncture/i.test(one)).length).toBeGreaterThan(4)
})
