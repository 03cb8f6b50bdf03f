// @vitest-environment jsdom
import { codeLifetimeMs } from '@shingle/shared/account/code.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SignInWay } from './sign-in-way.ts'
import { type SignInSteps, useSignInSteps } from './use-sign-in-steps.ts'

let root: Root
let steps: SignInSteps
const Steps = ({ way, email }: { way: SignInWay; email: string }) => {
  steps = useSignInSteps([way, () => undefined], { email })
  return null
}
/** The page as it is after it was loaded anew. */
const load = async (way: SignInWay = 'code', email = '') => {
  await act(async () => root.unmount())
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Steps way={way} email={email} />))
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  sessionStorage.clear()
  vi.useRealTimers()
})

const code = { sessionId: 's', email: 'ann@example.com' }
const sendCode = () => act(async () => steps.setSent({ what: 'code', code }))

test('[5.code] whoever loads the page anew is still asked for the code that was mailed, as long as it is good', async () => {
  await load()
  await sendCode()
  await load()
  expect([steps.sent, steps.email]).toEqual([{ what: 'code', code }, code.email])
  vi.advanceTimersByTime(codeLifetimeMs + 1)
  await load()
  expect(steps.sent).toBeNull()
})

test('[5.code] whoever changes the address, or comes by another way, waits for no code', async () => {
  await load()
  await sendCode()
  await load('password')
  expect(steps.sent).toBeNull()
  await load()
  await act(async () => steps.setSent(null))
  await load()
  expect(steps.sent).toBeNull()
})

test('[4.invite] whoever comes for an invited address waits for no code that another address gets', async () => {
  await load()
  await sendCode()
  await load('code', 'bea@example.com')
  expect([steps.sent, steps.email]).toEqual([null, 'bea@example.com'])
  await load('code', code.email)
  expect([steps.sent, steps.email]).toEqual([{ what: 'code', code }, code.email])
})
