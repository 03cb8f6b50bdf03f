import type { SectionViewProps } from '../section.ts'
import type { customerReviewsFields } from './fields.ts'

/** The Customer Reviews section as visitors see it. */
export function CustomerReviewsView({ section }: SectionViewProps<typeof customerReviewsFields>) {
  return <section className="section-customer-reviews" id={section.id} />
}
