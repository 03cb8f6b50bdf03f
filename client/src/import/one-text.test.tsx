// @vitest-environment jsdom
import type { FoundItem } from '@shingle/shared/import/found.ts'
import { nothingChosen } from '@shingle/shared/import/take-ticked.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importStore } from './import-store.ts'
import { OneText } from './one-text.tsx'

let root: Root
const place = document.body.appendChild(document.createElement('div'))
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const text = (id: string): FoundItem => ({
  ...{ kind: 'text', id, ticked: true },
  choices: [{ value: `${id} tells of everything we do. `.repeat(40), source: 'About' }],
})
const found = { items: [text('text-0'), text('text-1')], reviews: 0, characters: 3_000 }
const words = 'We do all of it.'

/** Asks to have the texts of a link put into one; answers what has the server do it. */
const ask = async () => {
  let hear: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (hear = resolve)))
  importStore.setState({ importId: 'first', choosing: nothingChosen, summary: null })
  await act(async () => root.render(<OneText found={found} choosing={nothingChosen} />))
  await act(async () => place.querySelector('button')?.click())
  return () => act(async () => hear(Response.json({ text: words })))
}

test('[1.import] texts of a link that were put into one stand in their place', async () => {
  const answer = await ask()
  await answer()
  expect(importStore.getState().summary).toEqual({ text: words, of: ['text-0', 'text-1'] })
})

test('[1.import] what was made of the texts of one link never stands among those of the next', async () => {
  const answer = await ask()
  await act(async () => root.render(null))
  const ticks = { summary: false }
  importStore.setState({ importId: 'second', choosing: { ...nothingChosen, ticks } })
  await answer()
  expect(importStore.getState()).toMatchObject({ summary: null, choosing: { ticks } })
})
