import { frameFields } from './frame.ts'
import type { AnyLayout } from './layout.ts'
import { offeredAlignments } from './layout-alignments.ts'

/** The field of the alignment as a layout offers it. */
export const alignmentFieldIn = (layout: AnyLayout) => ({
  ...frameFields.alignment,
  options: ['auto', ...offeredAlignments(layout)] as const,
})
