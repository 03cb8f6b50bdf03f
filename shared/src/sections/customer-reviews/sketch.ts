import type { SectionSketch } from '../sketch.ts'

/** The Customer Reviews section in a few strokes. */
export const customerReviewsSketch: SectionSketch = {
  ground: 'plain',
  strokes: {
    as: 'review',
    title: 'What customers say',
    text: 'Sample reviews stay out of the published page until you confirm them.',
  },
}
