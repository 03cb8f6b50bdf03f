// @vitest-environment jsdom
import { artworkImage, type ImageFrame } from '@shingle/shared/image/image-value.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test } from 'vitest'
import { DraftProvider } from '../../replica/use-draft.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { Cropper } from './cropper.tsx'

const { draft, close } = await openForEditing()
const place = document.body.appendChild(document.createElement('div'))
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
const root = createRoot(place)
afterAll(close)

const show = async (frame: ImageFrame, whole = false) => {
  const image = { ...artworkImage('florist', 0, ''), frame, focusX: 0.25 }
  await act(async () =>
    root.render(
      <DraftProvider value={draft}>
        <CanvasPageProvider>
          <Cropper image={image} whole={whole} onChange={() => undefined} />
        </CanvasPageProvider>
      </DraftProvider>,
    ),
  )
  const box = place.querySelector<HTMLElement>('button[aria-describedby]')
  if (box === null) throw new Error('nothing to crop in')
  return { box, img: box.querySelector('img') }
}

test('[3.image] a picture is cropped in the shape of the frame that was chosen', async () => {
  const shapes: [ImageFrame, string, string][] = [
    ['Landscape', String(4 / 3), ''],
    ['Portrait', '0.75', ''],
    ['Square', '1', ''],
    ['Circle', '1', '50%'],
  ]
  for (const [frame, shape, radius] of shapes) {
    const { style } = (await show(frame)).box
    expect([frame, style.getPropertyValue('--shape'), style.borderRadius]).toEqual([frame, shape, radius])
  }
})

test('[3.image] the spot that stays visible is where the page keeps it, and is explained to everybody', async () => {
  const { box, img } = await show('Portrait')
  expect(img?.style.objectPosition).toBe('25% 50%')
  const hint = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toContain('Put the ring on what must stay visible')
})

test('[3.logos] a logo is seen whole where it is cropped, as the page shows it', async () => {
  expect((await show('Auto')).img?.style.objectFit).toBe('cover')
  expect((await show('Auto', true)).img?.style.objectFit).toBe('contain')
})

test('[3.style] the decor frame of the theme and none at all are told apart', async () => {
  await show('Portrait')
  const options = [...place.querySelectorAll('select')]
    .find(({ labels }) => labels[0]?.textContent === 'Decor frame')
    ?.querySelectorAll('option')
  expect([...(options ?? [])].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    ...['Theme’s choice', 'None', 'Angled'],
  ])
})
