import type { SectionSketch } from '../sketch.ts'

/** The Code Embed section in a few strokes. */
export const codeEmbedSketch: SectionSketch = {
  ground: 'plain',
  strokes: { as: 'code', label: '<code>' },
}
