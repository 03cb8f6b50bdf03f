// @vitest-environment jsdom
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { creationFailed, noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../server/session/session.ts'
import { answersStore, changeAnswers, forgetAnswers } from './answers-store.ts'
import { launch } from './launch.ts'

vi.mock('../designer/designer-page.tsx', () => ({}))

beforeEach(() => {
  const account = { id: 'mara', email: 'mara@example.com', name: 'Mara' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } })
  vi.useFakeTimers()
  changeAnswers({ businessName: 'Pell Street Cycles', businessActivities: 'We mend bicycles' })
})
afterEach(() => {
  forgetAnswers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStore.setState({ session: { status: 'unknown' } })
})

/** The keys by which a website is asked for that is tried twice, each time refused so. */
const keysOf = async ({ code, status, text }: Problem): Promise<readonly string[]> => {
  const keys: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    keys.push(JSON.parse(String(body)).key)
    return Response.json({ code, text }, { status })
  })
  for (let times = 0; times < 2; times += 1) {
    const launched = launch(answersStore.getState().answers, { tell: () => {}, show: () => {} })
    await vi.runAllTimersAsync()
    expect(await launched).toMatchObject({ ok: false, problem: { code } })
  }
  return keys
}

describe('[2.create] trying again', () => {
  it('makes another website where the one of this key is gone', async () => {
    const [first, second] = await keysOf(noWebsiteAtLink)
    expect([first, second]).toEqual([expect.any(String), expect.any(String)])
    expect(second).not.toBe(first)
  })

  it('asks for the same website after any other refusal: it may be there by now', async () => {
    const [first, second] = await keysOf(creationFailed)
    expect([first, second]).toEqual([expect.any(String), first])
  })
})

it('[2.create] no stage lasts longer than what is done in it', async () => {
  const draftId = '0123456789abcdef01234567'
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const stages: string[] = []
  const launched = launch(answersStore.getState().answers, {
    tell: (stage) => stages.push(stage),
    show: () => {},
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(stages).toEqual(['Personalizing'])
  answer.resolve(Response.json({ draftId, isBeingWritten: false }, { status: 201 }))
  // No time passes any more.
  expect(await launched).toEqual({ ok: true, value: { draftId } })
  expect(stages).toEqual(['Personalizing', 'Finishing touches'])
})
