import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { artworkImage, type ImageValue } from '@shingle/shared/image/image-value.ts'
import { describe, expect, it } from 'vitest'
import { pictureIn, placePictures, waitingIn, withoutWaiting } from './placed-pictures.ts'
import { type WaitingPicture, waitingReference } from './waiting-picture.ts'

const drawing = artworkImage('general', 0, 'A drawing')
const photo = (file: string): ImageValue => ({
  ...drawing,
  provider: 'Custom',
  reference: waitingReference(file),
})

const draft: DraftContent = {
  ...blankContent(),
  sections: [
    blankSection('Introduction', 'intro', { image: drawing }),
    blankSection('Gallery', 'gallery', {
      items: [
        { id: 'one', image: drawing, caption: 'One' },
        { id: 'two', image: null, caption: 'Two' },
      ],
    }),
  ],
}

const waiting: readonly WaitingPicture[] = [
  { at: { in: 'settings', field: 'favicon' }, image: photo('icon') },
  {
    ...{ at: { in: 'section', section: 'intro', field: 'image' }, image: photo('hero') },
    beside: { field: 'introductionOverlay', value: 0 },
  },
  { at: { in: 'item', section: 'gallery', list: 'items', item: 'two', field: 'image' }, image: photo('two') },
]

describe('[3.images] pictures that wait to be uploaded', () => {
  it('are shown in their fields, and found there again', () => {
    const shown = placePictures(draft, waiting)
    for (const { at, image } of waiting) expect(pictureIn(shown, at)).toEqual(image)
    expect(shown.sections[0]).toMatchObject({ introductionOverlay: 0 })
    expect(waitingIn(shown)).toEqual(waiting)
    expect(waitingIn(draft)).toEqual([])
  })

  it('leave no trace when they are taken out: what stood there stands there again', () => {
    expect(withoutWaiting(placePictures(draft, waiting), draft)).toEqual(draft)
  })

  it('change nothing where their section or item is gone', () => {
    const gone: readonly WaitingPicture[] = [
      { at: { in: 'section', section: 'gone', field: 'image' }, image: photo('a') },
      {
        at: { in: 'item', section: 'gallery', list: 'items', item: 'gone', field: 'image' },
        image: photo('b'),
      },
    ]
    expect(placePictures(draft, gone)).toEqual(draft)
    expect(pictureIn(draft, { in: 'section', section: 'gone', field: 'image' })).toBeNull()
  })
})
