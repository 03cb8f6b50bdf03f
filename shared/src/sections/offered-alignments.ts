import { type Alignment, frameFields } from './frame.ts'
import type { AnyLayout } from './layout.ts'
import type { SectionOffer } from './offer.ts'
import { offers } from './offers.ts'

const offerByType: ReadonlyMap<string, SectionOffer> = new Map(Object.entries(offers))

/** Where the words of a section may lie in one of its layouts. */
export const offeredAlignments = (type: string, { id }: AnyLayout): readonly Alignment[] =>
  offerByType.get(type)?.layouts[id]?.alignments ?? []

/** The field of the alignment as a layout offers it. */
export const alignmentFieldIn = (type: string, layout: AnyLayout) => ({
  ...frameFields.alignment,
  options: ['auto', ...offeredAlignments(type, layout)] as const,
})
