import type { SectionSketch } from '../sketch.ts'

/** The Logo Grid section in a few strokes. */
export const logosSketch: SectionSketch = {
  ground: 'plain',
  strokes: { as: 'slots', labels: ['Logo', 'Logo two', 'Logo three', 'Logo four'] },
}
