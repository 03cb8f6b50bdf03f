// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { untilDrawn } from '../ui/until-drawn.testing.ts'
import { ReportScreen } from './report-screen.tsx'

let root: Root
let sent: unknown[]
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({})
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const open = (search: string) => {
  // Somebody comes from the page of a website.
  window.history.pushState(null, '', `/report${search}`)
  return act(async () => root.render(<ReportScreen />))
}
const send = () => act(async () => document.querySelector('form')?.requestSubmit())
const reasons = () => [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]

describe('[T42] who reports a website', () => {
  test('says themselves what is wrong with it, and is led back to where they were', async () => {
    const websiteId = 'd'.repeat(24)
    await open(`?website=${websiteId}`)
    expect(reasons().map(({ checked }) => checked)).toEqual([false, false, false, false])
    await send()
    expect(sent).toEqual([])
    await act(async () => reasons()[1]?.click())
    await send()
    await untilDrawn(() => document.querySelector('h1')?.textContent === 'Thank you')
    expect(sent).toEqual([{ websiteId, reason: 'harms', text: '' }])
    const back = document.querySelector('main button')
    expect(back?.textContent).toBe('Back to the website')
    expect(document.activeElement).toBe(back)
  })

  test.each(['', '?website=', '?website=harrow'])(
    'is asked to come from it where %j names none',
    async (search) => {
      await open(search)
      expect(document.querySelector('form')).toBeNull()
      expect(document.querySelector('main')?.textContent).toContain('Open the website that you mean')
    },
  )
})
