import type { SectionViewProps } from '../section.ts'
import type { servicesFields } from './fields.ts'

/** The Services section as visitors see it. */
export function ServicesView({ section }: SectionViewProps<typeof servicesFields>) {
  return <section className="section-services" id={section.id} />
}
