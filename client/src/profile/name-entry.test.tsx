// @vitest-environment jsdom
import { personNameMaximum } from '@shingle/shared/profile/name-maximum.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test } from 'vitest'
import { beginSession } from '../server/session/session.ts'
import { NameEntry } from './name-entry.tsx'

let place: HTMLElement
const buttonCalled = (name: string) =>
  [...place.querySelectorAll('button')].find((button) =>
    [button.ariaLabel ?? button.getAttribute('aria-label'), button.textContent].includes(name),
  )
const press = (name: string) => act(async () => buttonCalled(name)?.click())

beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  beginSession({ id: 'tom', email: 'tom@example.com', name: 'Tom Marlow' }, 'token')
  place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(<NameEntry />))
})

test('[2.account] the form of a name says its limit, and the keyboard goes on where it was opened', async () => {
  expect(document.activeElement).toBe(document.body)
  await press('Change name')
  expect(place.textContent).toContain(`10 of ${personNameMaximum}`)
  await press('Cancel')
  expect(document.activeElement).toBe(buttonCalled('Change name'))
})
