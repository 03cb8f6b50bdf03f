import type { SectionViewProps } from '../section.ts'
import type { teamFields } from './fields.ts'

/** The Team section as visitors see it. */
export function TeamView({ section }: SectionViewProps<typeof teamFields>) {
  return <section className="section-team" id={section.id} />
}
