// @vitest-environment jsdom
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let end = (): void => undefined
beforeEach(() => {
  // Nothing is laid out here: what is in the document is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  document.body.innerHTML = `<div id="root"><main><h1>Settings</h1>
    <section id="domain"><h2>Domain</h2><div id="card"><button id="publish">Publish</button></div><a id="visit" href="/">Visit</a></section>
    <section><h2>Editors</h2><button id="invite">Invite</button></section></main></div>`
  end = keepFocus()
})
afterEach(() => {
  end()
  vi.restoreAllMocks()
})
const at = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.fail(selector)
const focused = () => document.activeElement?.textContent?.trim()
const settled = () => new Promise((resolve) => setTimeout(resolve, 200))

test.each([
  ['the button', '#publish', 'Domain'],
  ['what is around it', '#card', 'Domain'],
  ['its chapter', '#domain', 'Settings'],
])(
  '[2.keyboard] where %s goes that had the focus, one goes on at the heading of what is around it',
  async (_, gone, heading) => {
    at('#publish').focus()
    at(gone).remove()
    await until(() => focused() === heading)
  },
)

test('[2.keyboard] whatever goes, the focus is on something that is there', async () => {
  for (const gone of ['#card', '#domain', 'main']) {
    at('#publish').focus()
    const root = at('#root')
    const before = root.innerHTML
    at(gone).remove()
    if (gone === 'main') root.innerHTML = '<main><h1>Your Websites</h1></main>'
    await until(() => document.activeElement !== document.body)
    root.innerHTML = before
    await settled()
  }
})

test('[2.keyboard] after a dialog whose opener is gone one is in the chapter that it was opened from', async () => {
  at('#publish').focus()
  const dialog = document.createElement('div')
  dialog.innerHTML = '<div role="dialog"><h2>Published</h2><button>Done</button></div>'
  document.body.append(dialog)
  at('[role="dialog"] button').focus()
  at('#publish').remove()
  dialog.remove()
  await until(() => focused() === 'Domain')
})

test('[2.keyboard] a screen that comes later has the focus when its heading is there', async () => {
  at('#publish').focus()
  const root = at('#root')
  root.innerHTML = '<p>One moment</p>'
  await settled()
  expect(document.activeElement).toBe(document.body)
  root.innerHTML = '<main><h1>Messages</h1></main>'
  await until(() => focused() === 'Messages')
})

test('[2.keyboard] nothing is taken from whoever went on, or pressed elsewhere', async () => {
  at('#publish').focus()
  at('#publish').remove()
  at('#visit').focus()
  await settled()
  expect(focused()).toBe('Visit')
  at('#invite').focus()
  at('#invite').blur()
  at('h1').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  at('#invite').remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})
