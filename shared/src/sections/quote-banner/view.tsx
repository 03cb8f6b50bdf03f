import type { SectionViewProps } from '../section.ts'
import type { quoteBannerFields } from './fields.ts'

/** The Text Banner section as visitors see it. */
export function QuoteBannerView({ section }: SectionViewProps<typeof quoteBannerFields>) {
  return <section className="section-quote-banner" id={section.id} />
}
