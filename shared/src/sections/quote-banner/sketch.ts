import type { SectionSketch } from '../sketch.ts'

/** The Text Banner section in a few strokes. */
export const quoteBannerSketch: SectionSketch = {
  ground: 'strong',
  strokes: { as: 'quote' },
}
