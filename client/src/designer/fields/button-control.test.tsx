// @vitest-environment jsdom
import type { ButtonValue } from '@shingle/shared/link/button-value.ts'
import { noLink } from '@shingle/shared/link/link-value.ts'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { DraftProvider } from '../../replica/use-draft.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { ButtonControl } from './button-control.tsx'

const { draft, close } = await openForEditing()
afterAll(close)

let root: Root
let kept: ButtonValue = { label: 'Call us', link: noLink }
const Shown = () => {
  const [value, setValue] = useState(kept)
  kept = value
  const write = (next: unknown) => {
    setValue(next as ButtonValue)
    return true
  }
  const field = { kind: 'button', label: 'Button', initial: '' } as const
  return <ButtonControl entry={{ name: 'button', kind: 'button', field, value }} write={write} />
}
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  kept = { label: 'Call us', link: noLink }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <WebsiteProvider value={aWebsite()}>
        <DraftProvider value={draft}>
          <CanvasPageProvider>
            <Shown />
          </CanvasPageProvider>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const set = (element: HTMLInputElement | HTMLSelectElement, value: string, event: string) => {
  const prototype = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event(event, { bubbles: true }))
}
const choose = (type: string) =>
  act(async () => {
    const select = document.querySelector('select')
    if (select) set(select, type, 'change')
  })
const target = () => [...document.querySelectorAll('input')].at(-1) ?? expect.fail()
const fill = (text: string) =>
  act(async () => {
    target().focus()
    set(target(), text, 'input')
    target().blur()
  })
const note = () => document.body.textContent?.includes('Not on the page until it leads somewhere')

it('[3.link] each type of link keeps what was said for it while others are tried', async () => {
  const said = { Phone: '01632 960 882', Email: 'ada@example.com', Web: 'https://example.com/' }
  for (const [type, text] of Object.entries(said)) {
    await choose(type)
    await fill(text)
  }
  for (const [type, text] of Object.entries(said)) {
    await choose(type)
    expect(target().value).toBe(text)
    expect(kept.link).toEqual({ type, target: text })
  }
  await choose('Email')
  await fill('ada@')
  await choose('None')
  await choose('Email')
  expect(target().value).toBe('ada@')
  expect(kept.link.target).toBe('ada@example.com')
})

it('[3.link] a button says beside its link that it is not on the page until it leads somewhere', async () => {
  expect(note()).toBe(true)
  await choose('Phone')
  expect(note()).toBe(true)
  await fill('01632 960 882')
  expect(note()).toBe(false)
  await act(async () => set(document.querySelector('input') ?? target(), '', 'input'))
  expect(note()).toBe(false)
})
