import type { SectionSketch } from '../sketch.ts'

/** The Gallery section in a few strokes. */
export const gallerySketch: SectionSketch = {
  ground: 'plain',
  strokes: { as: 'slots', labels: ['Your photo', 'Another', 'And one more'] },
  link: 'Gallery',
}
