import type { SectionViewProps } from '../section.ts'
import type { introductionFields } from './fields.ts'

/** The Introduction section as visitors see it. */
export function IntroductionView({ section }: SectionViewProps<typeof introductionFields>) {
  return <section className="section-introduction" id={section.id} />
}
