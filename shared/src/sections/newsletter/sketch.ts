import type { SectionSketch } from '../sketch.ts'

/** The Newsletter section in a few strokes. */
export const newsletterSketch: SectionSketch = {
  ground: 'accent',
  strokes: { as: 'line', title: 'News, by email', action: 'Join' },
}
