import type { SectionViewProps } from '../section.ts'
import type { newsletterFields } from './fields.ts'

/** The Newsletter section as visitors see it. */
export function NewsletterView({ section }: SectionViewProps<typeof newsletterFields>) {
  return <section className="section-newsletter" id={section.id} />
}
