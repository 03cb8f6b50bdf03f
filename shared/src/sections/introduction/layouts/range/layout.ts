import type { Layout } from '../../../layout.ts'
import { rangeIn } from '../../facts-in-heading.ts'
import type { IntroductionSection } from '../../fields.ts'

/** When content asks for this layout; how it looks comes apart. */
export const range: Layout<IntroductionSection> = {
  id: 'range',
  name: 'From … to …',
  rank: 2,
  suits: ({ heading }) => rangeIn(heading) !== undefined,
  leads: ({ heading }) => rangeIn(heading) !== undefined,
  headsFact: true,
}
