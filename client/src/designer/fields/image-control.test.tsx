// @vitest-environment jsdom
import { artworkImage } from '@shingle/shared/image/image-value.ts'
import { galleryFields } from '@shingle/shared/sections/gallery/fields.ts'
import { headerFields } from '@shingle/shared/sections/header/fields.ts'
import { logosFields } from '@shingle/shared/sections/logos/fields.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { type SyncProcess, startSync, until } from '../../replica/fixtures/sync-process.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { ImageControl } from './image-control.tsx'

let sync: SyncProcess
let draft: OpenDraft
beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sync = await startSync()
  draft = await sync.open(await sync.createDraft(), 'ada')
  await until(() => draft.status().phase === 'edit')
})
afterAll(async () => {
  await draft.close()
  await sync.kill()
})

test('[3.logos] the preview of a logo cuts nothing off, that of every other picture fills its place', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const value = artworkImage('florist', 0, '')
  const logo = logosFields.items.fields.image
  const fields = [headerFields.logoImage, logo, galleryFields.items.fields.image]
  await act(async () =>
    createRoot(place).render(
      <DraftProvider value={draft}>
        <CanvasPageProvider>
          {fields.map((field) => (
            <ImageControl
              key={field.label}
              entry={{ name: 'image', kind: 'image', field, value }}
              write={() => true}
              place={{ in: 'section', section: 'one' }}
            />
          ))}
        </CanvasPageProvider>
      </DraftProvider>,
    ),
  )
  const whole = [...place.querySelectorAll('img')].map(({ className }) => className.includes('whole'))
  expect(whole).toEqual([true, true, false])
})
