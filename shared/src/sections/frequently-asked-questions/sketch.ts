import type { SectionSketch } from '../sketch.ts'

/** The Frequently Asked Questions section in a few strokes. */
export const frequentlyAskedQuestionsSketch: SectionSketch = {
  ground: 'tint',
  strokes: {
    as: 'rows',
    title: 'Questions',
    rows: ['What people ask first', 'And what they ask next'],
    end: '+',
  },
}
