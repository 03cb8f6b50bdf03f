import type { SectionSketch } from '../sketch.ts'

/** The Image Banner section in a few strokes. */
export const imageBannerSketch: SectionSketch = {
  ground: 'plain',
  strokes: { as: 'picture' },
}
