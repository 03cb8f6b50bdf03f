// @vitest-environment jsdom
import { until } from '@shingle/shared/time/until.testing.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CodeStep } from './code-step.tsx'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const refusal = { code: 'account.code-invalid', text: 'Invalid code. Please try again.' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refusal), { status: 400 }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const said = () => document.querySelector('[role="alert"]')?.textContent ?? ''
const submit = () => act(async () => document.querySelector<HTMLButtonElement>('[type="submit"]')?.click())

test('[8.code] Enter behind a wrong code leaves standing what is said of it; with nothing typed it says how long one is', async () => {
  const none = () => undefined
  const sent = { email: 'ann@example.com', sessionId: 's', expiresAt: '2026-01-01T00:00:00Z' } as never
  await act(async () =>
    root.render(<CodeStep sent={sent} onResent={none} onChangeEmail={none} onEnter={none} />),
  )
  await submit()
  expect(said()).toContain('The code has six characters.')
  const field = document.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'AAA222')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(() => until(() => said().includes('Invalid code')))
  await submit()
  expect(said()).toContain('Invalid code')
})
