// @vitest-environment jsdom
import { artworkImage, type ImageValue, plainImage } from '@shingle/shared/image/image-value.ts'
import { succeed } from '@shingle/shared/problem/problem.ts'
import { galleryFields } from '@shingle/shared/sections/gallery/fields.ts'
import { headerFields } from '@shingle/shared/sections/header/fields.ts'
import { introductionFields } from '@shingle/shared/sections/introduction/fields.ts'
import { logosFields } from '@shingle/shared/sections/logos/fields.ts'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test, vi } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { ImageControl } from './image-control.tsx'

const { draft, close } = await openForEditing()
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
afterAll(close)

const Around = ({ draft: shown, children }: { draft: OpenDraft; children: ReactNode }) => (
  <WebsiteProvider value={aWebsite()}>
    <DraftProvider value={shown}>
      <CanvasPageProvider>{children}</CanvasPageProvider>
    </DraftProvider>
  </WebsiteProvider>
)

test('[3.logos] the preview of a logo cuts nothing off, that of every other picture fills its place', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const value = artworkImage('florist', 0, '')
  const logo = logosFields.items.fields.image
  const fields = [headerFields.logoImage, logo, galleryFields.items.fields.image]
  await act(async () =>
    createRoot(place).render(
      <Around draft={draft}>
        {fields.map((field) => (
          <ImageControl
            key={field.label}
            entry={{ name: 'image', kind: 'image', field, value }}
            write={() => true}
            place={{ in: 'section', section: 'one' }}
          />
        ))}
      </Around>,
    ),
  )
  const whole = [...place.querySelectorAll('img')].map(({ className }) => className.includes('whole'))
  expect(whole).toEqual([true, true, false])
})

test('[3.images] a file of the device becomes the picture by one click, in the frame that its place had', async () => {
  const section = draft.view.content().sections.find(({ type }) => type === 'Introduction')?.id ?? ''
  const picture = () => {
    const shown = draft.view.section(section)
    return shown?.type === 'Introduction' ? shown.image : null
  }
  const chosen = { frame: 'Portrait', decorFrame: 'Arch', fit: 'contain', grayscale: true } as const
  const ofFormer = { alt: 'A ladder', focusX: 0.1, focusY: 0.9, zoom: 1.5, rotation: 2 }
  const former: ImageValue = { ...artworkImage('florist', 0, ''), ...chosen, ...ofFormer }
  editsOf(draft).setField({ in: 'section', section, field: 'image' }, former)
  draft.undoManager().stopCapturing()
  const photo: ImageValue = { ...plainImage, provider: 'Custom', reference: `${'a'.repeat(64)}.webp` }
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => undefined }))
  const pictures = { ...draft.pictures, keep: async () => succeed(photo) }
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(
      <Around draft={{ ...draft, pictures }}>
        <ImageControl
          entry={{ name: 'image', kind: 'image', field: introductionFields.image, value: former }}
          write={() => true}
          place={{ in: 'section', section }}
        />
      </Around>,
    ),
  )
  const words = [...place.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(words.slice(1)).toEqual(['Change', 'Upload', 'Remove'])
  const input = place.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'us.png', { type: 'image/png' })] })
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  await vi.waitFor(() => expect(picture()).toEqual({ ...photo, ...chosen }))
  draft.undo.undo()
  expect(picture()).toEqual(former)
  vi.unstubAllGlobals()
})
