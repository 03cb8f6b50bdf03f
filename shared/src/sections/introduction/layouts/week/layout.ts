import { hasHours } from '../../../../business/opening-hours.ts'
import { isPhone } from '../../../../link/phone.ts'
import type { Layout } from '../../../layout.ts'
import type { IntroductionSection } from '../../fields.ts'
import { isFree } from '../../leading-facts.ts'

/** When content asks for this layout; how it looks comes apart. */
export const week: Layout<IntroductionSection> = {
  id: 'week',
  name: 'Week',
  rank: 2,
  suits: (_, { hours }) => hasHours(hours),
  leads: (section, { hours, phone }) => isFree(section) && hasHours(hours) && isPhone(phone),
  tells: ['hours'],
}
