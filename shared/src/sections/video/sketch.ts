import type { SectionSketch } from '../sketch.ts'

/** The Video section in a few strokes. */
export const videoSketch: SectionSketch = {
  ground: 'plain',
  strokes: { as: 'video', label: 'Your video' },
}
