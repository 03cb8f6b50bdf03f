// @vitest-environment jsdom
import { moveSection } from '@shingle/shared/draft/edits/move-section.ts'
import { act, memo, Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test } from 'vitest'
import { DraftProvider, useSection, useSectionIds } from '../../replica/use-draft.ts'
import { SilentResizeObserver } from '../../ui/resize-observer.testing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { sectionKeys } from '../base/keyboard/section-keys.ts'
import { ActionBar } from '../canvas/overlay/action-bar.tsx'
import { AddBetween } from '../canvas/overlay/add-between.tsx'
import { RowMenu } from './row-menu.tsx'

const { draft, close } = await openForEditing()
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
Reflect.set(globalThis, 'ResizeObserver', SilentResizeObserver)
afterAll(close)

let rendered: string[] = []
const Row = memo(function Row({ id }: { id: string }) {
  const section = useSection(id)
  return section ? (
    <Profiler id={id} onRender={(row) => rendered.push(row)}>
      <RowMenu section={section} />
      <ActionBar section={section} page={document} anchor={null} below={false} raise={18} />
      <AddBetween section={id} edge="bottom" />
    </Profiler>
  ) : null
})
const Rows = () => useSectionIds().map((id) => <Row key={id} id={id} />)

test('[2.designer] the tools of a section name the keys that do the same', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <DraftProvider value={draft}>
        <Rows />
      </DraftProvider>,
    ),
  )
  const keys = [...place.querySelectorAll<HTMLElement>('[data-tip-keys]')].map(
    ({ dataset }) => dataset.tipKeys,
  )
  expect(new Set(keys)).toEqual(new Set([sectionKeys.duplicate, sectionKeys.hide, sectionKeys.remove]))
  expect(sectionKeys.hide).toBe('Ctrl Shift H')
  const movable = draft.view.sectionIds().filter((id) => {
    const type = draft.view.section(id)?.type
    return place.querySelector(`[aria-label="${type} section"] [aria-label="Drag to move"]`) !== null
  })
  expect(movable).toEqual(draft.view.sectionIds().slice(1, -1))
  await act(async () => root.unmount())
  rendered = []
})

test('[8.designer] moving a section renders neither its menu nor its tools, but where it comes to an end of the page', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(
      <DraftProvider value={draft}>
        <Rows />
      </DraftProvider>,
    ),
  )
  const before = draft.view.sectionIds()
  const [, second, third, fourth] = before
  expect(rendered).toEqual(before)
  rendered = []
  await act(async () => void moveSection(draft.doc(), fourth ?? '', third ?? null))
  expect(draft.view.sectionIds()).not.toEqual(before)
  expect(rendered).toEqual([])
  await act(async () => void moveSection(draft.doc(), fourth ?? '', second ?? null))
  expect(rendered.toSorted()).toEqual([second, fourth].toSorted())
})
