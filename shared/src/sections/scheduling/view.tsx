import type { SectionViewProps } from '../section.ts'
import type { schedulingFields } from './fields.ts'

/** The Scheduling section as visitors see it. */
export function SchedulingView({ section }: SectionViewProps<typeof schedulingFields>) {
  return <section className="section-scheduling" id={section.id} />
}
