// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { rememberedAccount } from './remembered-account.ts'
import { endSession, restoreSession, sessionStore } from './session.ts'

const mara = { id: 'mara', email: 'mara@example.com', name: 'Mara' }

afterEach(() => vi.unstubAllGlobals())

it('[4.session] nobody who signs out is brought back by an answer that was on its way', async () => {
  let answer: (response: Response) => void = () => undefined
  const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
  vi.stubGlobal('fetch', asked)
  const restored = restoreSession()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  endSession()
  answer(Response.json({ user: mara, accessToken: 'token' }))
  expect(await restored).toEqual({ status: 'signed-out' })
  expect(sessionStore.getState().session).toEqual({ status: 'signed-out' })
  expect(rememberedAccount()).toBeNull()
})
