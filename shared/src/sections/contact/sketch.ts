import type { SectionSketch } from '../sketch.ts'

/** The Contact section in a few strokes. */
export const contactSketch: SectionSketch = {
  ground: 'dark',
  strokes: { as: 'line', title: 'Contact', action: 'Email Us' },
  action: 'Contact Us',
}
