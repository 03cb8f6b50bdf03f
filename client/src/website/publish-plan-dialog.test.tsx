// @vitest-environment jsdom
import { planTimeUnfit } from '@shingle/shared/publish-plan/problems.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { untilDrawn } from '../ui/until-drawn.testing.ts'
import { PublishPlanDialog } from './publish-plan-dialog.tsx'
import { aPublishedWebsite, aWebsite } from './website-entry.testing.ts'

beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))

/** What the dialog says, and the handle that is to be chosen in it. */
const shownOf = async (shown: WebsiteEntry) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(<PublishPlanDialog website={shown} firstHandle="harrow" onClose={() => undefined} />),
  )
  const text = document.body.textContent ?? ''
  const handle = document.querySelector<HTMLInputElement>('input[autocapitalize=none]')?.value
  await act(async () => root.unmount())
  return { text, handle }
}

test('[ruling 19] a published website is planned at its live address: its handle’s, or the domain that is connected', async () => {
  expect((await shownOf(aPublishedWebsite())).text).toContain('It goes out at sites.localhost:3000/harrow.')
  const connected = aPublishedWebsite('http://harrow.example')
  expect((await shownOf(connected)).text).toContain('It goes out at harrow.example.')
})

test('[5.publish] a website that is published nowhere is planned at the handle that it is handed', async () => {
  const { text, handle } = await shownOf(aWebsite())
  expect([handle, text.includes('It goes out at')]).toEqual(['harrow', false])
})

test('[5.publish] how soon it can go out is said before, and who is refused for the time goes on in its field', async () => {
  const { code, text, field, status } = planTimeUnfit
  vi.stubGlobal('fetch', async () => Response.json({ code, text, field }, { status }))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(<PublishPlanDialog website={aWebsite()} firstHandle="harrow" onClose={() => undefined} />),
  )
  expect(document.body.textContent).toContain('5 minutes from now at the soonest')
  const time = document.querySelector<HTMLInputElement>('input[type="datetime-local"]')
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Publish then')
  await act(async () => {
    button?.focus()
    button?.click()
  })
  await untilDrawn(() => time?.getAttribute('aria-invalid') === 'true')
  expect(document.activeElement).toBe(time)
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
