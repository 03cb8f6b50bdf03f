import { expect, test } from 'vitest'
import { blankSection } from '../../draft/blank-content.ts'
import { artworkImage } from '../../image/image-value.ts'
import { imageBannerSection } from './section.ts'

test('[3.sections] a banner names no motif of ours, which the look may leave out, and an own picture by its words', () => {
  const drawing = artworkImage('pet-grooming', 0, 'Drawing of a lead and a collar on hooks')
  const named = (image: typeof drawing) =>
    imageBannerSection.summary?.(blankSection('ImageBanner', 'banner', { image }))
  expect(named(drawing)).toBe('Our drawing')
  expect(named({ ...drawing, provider: 'Custom', alt: 'Our van' })).toBe('Our van')
})
