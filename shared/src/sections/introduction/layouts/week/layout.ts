import { hasHours } from '../../../../business/opening-hours.ts'
import type { Layout } from '../../../layout.ts'
import type { IntroductionSection } from '../../fields.ts'

/** When content asks for this layout; how it looks comes apart. */
export const week: Layout<IntroductionSection> = {
  id: 'week',
  name: 'Week',
  rank: 2,
  suits: (_, { hours }) => hasHours(hours),
}
