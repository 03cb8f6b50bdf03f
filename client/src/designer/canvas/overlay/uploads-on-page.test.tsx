// @vitest-environment jsdom
import { artworkImage } from '@shingle/shared/image/image-value.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test } from 'vitest'
import { type WaitingPicture, waitingReference } from '../../../replica/pictures/waiting-picture.ts'
import { DraftProvider } from '../../../replica/use-draft.ts'
import { SilentResizeObserver } from '../../../ui/resize-observer.testing.ts'
import { openForEditing } from '../../base/draft/fixtures/open-for-editing.ts'
import { tellProgress } from '../../base/upload-progress.ts'
import { UploadsOnPage } from './uploads-on-page.tsx'

const { draft, close } = await openForEditing()
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
Reflect.set(globalThis, 'ResizeObserver', SilentResizeObserver)
afterAll(close)

/** A page with a picture in it, 200 by 100 pixels large. */
const aPage = (picture: string): Document => {
  const page = document.implementation.createHTMLDocument()
  const element = page.body.appendChild(page.createElement('span'))
  element.dataset.picture = picture
  const box = { top: 40, left: 20, right: 220, bottom: 140, width: 200, height: 100 }
  Object.assign(element, { getBoundingClientRect: () => box })
  return page
}

test('[3.images] a picture that is being uploaded says on the page how much of it has been sent', async () => {
  const image = { ...artworkImage('florist', 0, ''), reference: waitingReference('kiln') }
  const picture: WaitingPicture = { at: { in: 'section', section: 'one', field: 'image' }, image }
  const waiting = [picture]
  const pictures = { ...draft.pictures, waiting: () => waiting }
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(
      <DraftProvider value={{ ...draft, pictures }}>
        <UploadsOnPage page={aPage('one/image')} scale={0.5} />
      </DraftProvider>,
    ),
  )
  expect(place.textContent).toBe('Waiting to be uploaded')
  await act(async () => tellProgress('kiln', 0.42))
  expect(place.textContent).toBe('Uploading 42 %')
  const { top, left, width, height } = place.querySelector<HTMLElement>('[style]')?.style ?? {}
  expect([top, left, width, height]).toEqual(['20px', '10px', '100px', '50px'])
})
