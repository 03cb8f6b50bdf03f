// @vitest-environment jsdom
import type { LinkValue } from '@shingle/shared/link/link-value.ts'
import { videoFields } from '@shingle/shared/sections/video/fields.ts'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test } from 'vitest'
import { DraftProvider } from '../../replica/use-draft.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { LinkControl } from './link-control.tsx'

const { draft, close } = await openForEditing()
afterAll(close)

const film: LinkValue = { type: 'Web', target: 'https://youtu.be/dQw4w9WgXcQ' }
const Shown = ({ section }: { section: string }) => {
  const [value, setValue] = useState<LinkValue>(film)
  const write = (next: unknown) => {
    setValue(next as LinkValue)
    return true
  }
  const entry = { name: 'link', kind: 'link', field: videoFields.link, value } as const
  return <LinkControl entry={entry} write={write} place={{ in: 'section', section }} />
}

test('[3.video] of a film nothing is said while what is typed is the address of none', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const added = editsOf(draft).addSection('Video', {
    before: null,
    values: { heading: 'How we bake', link: film },
  })
  const section = added?.ok ? added.value : expect.fail()
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(
      <WebsiteProvider value={aWebsite()}>
        <DraftProvider value={draft}>
          <CanvasPageProvider>
            <Shown section={section} />
          </CanvasPageProvider>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
  const field = place.querySelector('input') ?? expect.fail()
  const type = (text: string) =>
    act(async () => {
      field.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.blur()
    })
  expect(place.textContent).toContain('A film of YouTube')
  for (const none of ['not a link', 'https://', '']) {
    await type(none)
    expect([none, place.textContent?.includes('A film of YouTube')]).toEqual([none, false])
  }
  await type('https://vimeo.com/76979871')
  expect(place.textContent).toContain('A film of Vimeo')
})
