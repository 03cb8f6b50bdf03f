import type { SectionViewProps } from '../section.ts'
import type { footerFields } from './fields.ts'

/** The Footer section as visitors see it. */
export function FooterView({ section }: SectionViewProps<typeof footerFields>) {
  return <section className="section-footer" id={section.id} />
}
