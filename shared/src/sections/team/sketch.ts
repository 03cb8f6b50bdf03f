import type { SectionSketch } from '../sketch.ts'

/** The Team section in a few strokes. */
export const teamSketch: SectionSketch = {
  ground: 'plain',
  strokes: { as: 'slots', labels: ['Your portrait', 'A colleague'] },
}
