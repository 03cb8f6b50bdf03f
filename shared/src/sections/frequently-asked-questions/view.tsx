import type { SectionViewProps } from '../section.ts'
import type { frequentlyAskedQuestionsFields } from './fields.ts'

/** The Frequently Asked Questions section as visitors see it. */
export function FrequentlyAskedQuestionsView({
  section,
}: SectionViewProps<typeof frequentlyAskedQuestionsFields>) {
  return <section className="section-frequently-asked-questions" id={section.id} />
}
