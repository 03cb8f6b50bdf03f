import type { SectionSketch } from '../sketch.ts'

/** The Services section in a few strokes. */
export const servicesSketch: SectionSketch = {
  ground: 'tint',
  strokes: {
    as: 'rows',
    title: 'Services',
    rows: ['Your first service', 'Your second', 'And your third'],
    end: 'your price',
    takes: 'offers',
  },
  link: 'Services',
}
