// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { answersStore, changeAnswers, forgetAnswers } from '../create/answers-store.ts'
import { rememberedAccount } from '../server/session/remembered-account.ts'
import { endSession, sessionStore } from '../server/session/session.ts'
import { showSpinner, spinnerStore, topRequest } from '../ui/spinner.ts'
import { enter } from './enter.ts'
import { begunLeaving, forgetLeaving, noteLeaving } from './leaving/begun-leaving.ts'
import { finishBegunLeaving } from './leaving/fetch-ended.ts'

const mara = { id: 'mara', email: 'mara@example.com', name: 'Mara' }
const owen = { id: 'owen', email: 'owen@example.com', name: 'Owen' }
const maras = { userId: 'mara', copies: [], keepsAnswers: false }

let deleted: string[] = []
/** From now on the databases of this device answer, which the tests begin without. */
const openDevice = () =>
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('Closed to us')
    },
    databases: async () => [{ name: 'bakery-mara-e1' }, { name: 'joinery-owen-e1' }],
    deleteDatabase: (name: string) => {
      deleted.push(name)
      const request = { onsuccess: () => undefined }
      queueMicrotask(() => request.onsuccess())
      return request
    },
  })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  deleted = []
  endSession()
  forgetLeaving()
  forgetAnswers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('[4.session] a leaving that could not be brought to its end', () => {
  it('takes nothing of whoever left once they have come back', async () => {
    noteLeaving(maras)
    await enter({ account: mara, accessToken: 'token' })
    openDevice()
    await finishBegunLeaving()
    expect(deleted).toEqual([])
    expect(rememberedAccount()).toEqual(mara)
    expect(sessionStore.getState().session.status).toBe('signed-in')
  })

  it('takes nothing of somebody else who signed in since, and the drafts of whoever left', async () => {
    noteLeaving(maras)
    await enter({ account: owen, accessToken: 'token' })
    changeAnswers({ businessName: 'Onibury Clocks' })
    openDevice()
    await finishBegunLeaving()
    expect(answersStore.getState().answers.businessName).toBe('Onibury Clocks')
    expect(rememberedAccount()).toEqual(owen)
    expect(deleted).toEqual(['bakery-mara-e1'])
    expect(begunLeaving()).toBeNull()
  })

  it('takes no answers that somebody gave since the answers of whoever left were taken', async () => {
    noteLeaving(maras)
    changeAnswers({ businessName: 'Munslow Clocks' })
    await finishBegunLeaving()
    expect(answersStore.getState().answers.businessName).toBe('')
    changeAnswers({ businessName: 'Onibury Clocks' })
    openDevice()
    await finishBegunLeaving()
    expect(answersStore.getState().answers.businessName).toBe('Onibury Clocks')
    expect(deleted).toEqual(['bakery-mara-e1'])
  })
})

test('[3.spinner] clearing this device for somebody else covers the screen, over whatever else does', async () => {
  openDevice()
  await enter({ account: mara, accessToken: 'token' })
  const hide = showSpinner({ message: 'Looking' })
  const shown: (string | undefined)[] = []
  const stop = spinnerStore.subscribe(({ requests }) => shown.push(topRequest(requests)?.message))
  await enter({ account: owen, accessToken: 'token' })
  stop()
  hide()
  expect(shown).toEqual(['Signing in', 'Looking'])
  expect(deleted).toContain('bakery-mara-e1')
})
