import type { SectionViewProps } from '../section.ts'
import type { contactFields } from './fields.ts'

/** The Contact section as visitors see it. */
export function ContactView({ section }: SectionViewProps<typeof contactFields>) {
  return <section className="section-contact" id={section.id} />
}
