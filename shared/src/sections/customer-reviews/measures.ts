import type { CustomerReviewsSection } from './fields.ts'

/** Whether no review is long. */
export const areShort = ({ items }: CustomerReviewsSection): boolean =>
  items.every(({ paragraph }) => paragraph.length <= 320)
