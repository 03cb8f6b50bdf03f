// @vitest-environment jsdom
import type { FoundItem } from '@shingle/shared/import/found.ts'
import { tooSmall } from '@shingle/shared/import/import-limits.ts'
import { importTexts } from '@shingle/shared/import/import-texts.ts'
import { nothingChosen } from '@shingle/shared/import/take-ticked.ts'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LittleView } from './little-view.tsx'
import { SheetView } from './sheet-view.tsx'

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
const shown = (view: ReactNode) => act(async () => root.render(view))

const link = 'https://rook.example'
const readAt = '2026-11-20T10:00:00.000Z'
const found = (items: readonly FoundItem[]) => ({ items: [...items], reviews: 0, characters: 100 })
const cut: FoundItem = {
  ...{ kind: 'offer', id: '1', ticked: true },
  choices: [
    {
      value: {
        ...{ name: 'Haircut', price: '£19' },
        ...{ detail: 'With a wash before and after.', detailSource: 'About, list' },
      },
      source: 'Prices, table',
    },
  ],
}
const picture = (id: string, note?: string): FoundItem => ({
  ...{ kind: 'picture', id, ticked: false },
  choices: [{ value: { url: `${link}/chairs-${id}.jpg`, width: 320, height: 0, text: '' }, source: 'Home' }],
  ...(note !== undefined && { note }),
})

test('[1.import] what is said of an offer is shown with where it was told before it is taken', async () => {
  await shown(
    <SheetView link={link} found={found([cut])} outcome="whole" choosing={nothingChosen} readAt={readAt} />,
  )
  const row = place.querySelector('label')?.textContent
  expect(row).toContain('With a wash before and after.')
  expect(row).toContain('About, list')
})

test('[1.import] where little was found every picture has a name, and one that is too small cannot be taken', async () => {
  const little = found([picture('1'), picture('2', tooSmall)])
  await shown(<LittleView link={link} found={little} outcome="minimal" choosing={nothingChosen} />)
  const [large, small] = place.querySelectorAll('input')
  expect([large?.labels?.[0]?.textContent, large?.disabled]).toEqual(['chairs-1.jpg', false])
  expect(small?.disabled).toBe(true)
  expect(place.textContent).toContain(tooSmall)
})

test('[1.import] whoever reads what was found is told that the rules of its website were not to be had', async () => {
  const unread = (items: readonly FoundItem[]) => ({ ...found(items), rulesUnread: true as const })
  const given = { link, choosing: nothingChosen }
  for (const view of [
    <SheetView key="sheet" {...given} outcome="whole" found={unread([cut])} readAt={readAt} />,
    <LittleView key="little" {...given} found={unread([cut])} outcome="minimal" />,
    <LittleView key="nothing" {...given} found={unread([])} outcome="nothing" />,
  ]) {
    await shown(view)
    expect(place.textContent).toContain(importTexts.rulesUnread)
  }
  await shown(<SheetView {...given} outcome="whole" found={found([cut])} readAt={readAt} />)
  expect(place.textContent).not.toContain(importTexts.rulesUnread)
})

test('[9.import] a sheet made of little text says so, and one of enough does not', async () => {
  const given = { link, readAt, choosing: nothingChosen, found: found([cut]) }
  await shown(<SheetView {...given} outcome="minimal" />)
  expect(place.textContent).toContain('Imported minimal content from your supplied link')
  expect(place.textContent).toContain('1 thing came across')
  await shown(<SheetView {...given} outcome="whole" />)
  expect(place.textContent).not.toContain('Imported minimal content')
})
