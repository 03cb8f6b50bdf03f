import type { SectionViewProps } from '../section.ts'
import type { headerFields } from './fields.ts'

/** The Header section as visitors see it. */
export function HeaderView({ section }: SectionViewProps<typeof headerFields>) {
  return <section className="section-header" id={section.id} />
}
