import type { SectionSketch } from '../sketch.ts'

/** The Scheduling section in a few strokes. */
export const schedulingSketch: SectionSketch = {
  ground: 'tint',
  strokes: { as: 'line', title: 'Pick a time', action: 'Schedule Now' },
}
