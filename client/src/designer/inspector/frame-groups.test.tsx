// @vitest-environment jsdom
import { moveSection } from '@shingle/shared/draft/edits/move-section.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { setLayout } from '@shingle/shared/draft/edits/set-layout.ts'
import { alignmentFieldIn } from '@shingle/shared/sections/alignment-field.ts'
import { definitionOf } from '@shingle/shared/sections/definitions.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DraftProvider, useSection } from '../../replica/use-draft.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { optionWords } from '../fields/option-words.ts'
import { FrameGroups } from './frame-groups.tsx'

// Whoever renders a choice asks for its words.
vi.mock(import('../fields/option-words.ts'), async (original) => {
  const own = await original()
  return { ...own, optionWords: vi.fn(own.optionWords) }
})

const { draft, close } = await openForEditing()
let id: string
const Groups = () => {
  const section = useSection(id)
  return section ? <FrameGroups section={section} /> : null
}

beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  id = draft.view.sectionIds()[3] ?? ''
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(
      <WebsiteProvider value={aWebsite()}>
        <DraftProvider value={draft}>
          <CanvasPageProvider>
            <Groups />
          </CanvasPageProvider>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
})
afterAll(close)

test('[8.designer] moving a section on its own ground renders none of its choices', async () => {
  await act(async () => void setField(draft.doc(), { in: 'section', section: id, field: 'surface' }, 'tint'))
  expect(optionWords).toHaveBeenCalled()
  vi.mocked(optionWords).mockClear()
  const before = draft.view.sectionIds()
  await act(async () => void moveSection(draft.doc(), id, before[1] ?? null))
  expect(draft.view.sectionIds()).not.toEqual(before)
  expect(optionWords).not.toHaveBeenCalled()
})

/** What the control of the alignment offers, side by side or in a list, and what of it is chosen. */
const alignment = () => {
  const shown = document.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
    `[data-form-field="${id}/alignment"] :is(input,option)`,
  )
  const said = [...shown].map((one) => one.getAttribute('aria-label') ?? one.textContent)
  return { said, chosen: said[[...shown].findIndex((one) => one.matches(':checked'))] }
}

test('[3.alignment] the alignments follow the layout, and one that it lacks is left to the look', async () => {
  const { type } = draft.view.section(id) ?? { type: '' }
  for (const layout of definitionOf(type).layouts) {
    await act(async () => void setLayout(draft.doc(), id, layout.id))
    expect(alignment().said).toEqual(alignmentFieldIn(layout).options.map(optionWords))
  }
  const at = { in: 'section', section: id, field: 'alignment' } as const
  await act(async () => void setField(draft.doc(), at, 'Right'))
  expect(alignment().chosen).toBe('Right')
  await act(async () => void setField(draft.doc(), at, 'Bottom'))
  expect(alignment().chosen).toBe(optionWords('auto'))
})
