// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aDomain } from './domain-view.testing.ts'
import { Records } from './records.tsx'

let root: Root
let place: HTMLElement
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

const show = (given: Parameters<typeof aDomain>[0]) =>
  act(async () => root.render(<Records domain={aDomain(given)} />))

test('[2.domain] where the provider sets the records by itself that is offered, and nowhere else', async () => {
  const oneClick = () => place.querySelector('a')?.getAttribute('href')
  await show({ oneClickUrl: null })
  expect(oneClick()).toBeUndefined()
  const oneClickUrl = 'https://dns.example/v2/domainTemplates/providers/app.example/services/website/apply'
  await show({ oneClickUrl })
  expect([oneClick(), place.querySelector('a')?.textContent]).toEqual([
    ...[oneClickUrl, 'Let your provider set them for you'],
  ])
})

test('[2.domain] every record is copied by a button of its own, and told in the words of where the domain was bought', async () => {
  await show({ registrar: 'godaddy' })
  expect(place.querySelector('[aria-pressed=true]')?.textContent).toBe('GoDaddy')
  const copies = [...place.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? '',
  )
  for (const content of ['203.0.113.20', 'sites.shingle.example', 'q7f3k2m9w8d4'])
    expect(place.textContent).toContain(content)
  expect(copies.filter((label) => /copy/i.test(label)).length).toBeGreaterThanOrEqual(3)
  const steps = () => [...place.querySelectorAll('ol li')].map((step) => step.textContent)
  const before = steps()
  const cloudflare = [...place.querySelectorAll('fieldset button')].find(
    (one) => one.textContent === 'Cloudflare',
  )
  await act(async () => (cloudflare as HTMLButtonElement).click())
  expect(steps()).not.toEqual(before)
})

test('[2.domain] whoever connects a name below their domain is sent to where they bought that', async () => {
  for (const registrar of ['other', 'godaddy'] as const) {
    await show({ registrar, shown: 'shop.rosebank.example', bought: 'rosebank.example' })
    const [first] = [...place.querySelectorAll('ol li')].map((step) => step.textContent)
    expect([registrar, first]).toEqual([registrar, expect.stringMatching(/(?<!\.)rosebank\.example,/)])
    await act(async () => root.render(null))
  }
})
