// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Toasts } from '../../ui/toast.tsx'
import { untilDrawn } from '../../ui/until-drawn.testing.ts'
import { NewPasswordScreen } from './new-password-screen.tsx'

test('[5.password] whoever set a new password by the mailed link is told that it is set and that other devices are out', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const account = { id: 'a'.repeat(24), email: 'pam@example.com', name: 'Pam' }
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.endsWith('/reset')
        ? { status: 'Success', user: account, accessToken: 'token' }
        : { email: account.email },
    ),
  )
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <>
        <Toasts />
        <NewPasswordScreen token="token" />
      </>,
    ),
  )
  await untilDrawn(() => document.querySelector('input') !== null)
  const field = document.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      'another key altogether',
    )
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const said = 'New password set. Other devices are signed out'
  expect(document.body.textContent).not.toContain(said)
  await act(async () => field?.form?.requestSubmit())
  await untilDrawn(() => document.querySelector('input') === null)
  expect(document.body.textContent).toContain(said)
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
