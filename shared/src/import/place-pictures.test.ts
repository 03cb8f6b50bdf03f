import { expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import { artworkImage, plainImage } from '../image/image-value.ts'
import { placePictures } from './place-pictures.ts'

const pictureOf = (reference: string) => ({ ...plainImage, provider: 'Custom' as const, reference })

test('[1.import] an owner’s pictures stand in the gallery in their order, and drawings go', () => {
  const items = ['a', 'b', 'c'].map((id, at) => ({ id, image: artworkImage('general', at, ''), caption: '' }))
  const content = blankContent()
  const gallery = blankSection('Gallery', 'g', { heading: 'Work', items })
  const placed = placePictures({ ...content, sections: [gallery] }, [pictureOf('x'), pictureOf('y')])
  expect(placed.sections[0]).toMatchObject({
    items: [
      { id: 'a', image: { reference: 'x' } },
      { id: 'b', image: { reference: 'y' } },
    ],
  })
  expect(placePictures(content, [pictureOf('x')])).toEqual(content)
})
