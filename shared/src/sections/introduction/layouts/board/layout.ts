import { hasHours, hasSoleHours } from '../../../../business/opening-hours.ts'
import type { Layout } from '../../../layout.ts'
import type { IntroductionSection } from '../../fields.ts'
import { isFree, siteOf } from '../../leading-facts.ts'

/** When content asks for this layout; how it looks comes apart. */
export const board: Layout<IntroductionSection> = {
  id: 'board',
  name: 'Place and times',
  rank: 2,
  suits: (_, business) => siteOf(business) !== '' && hasHours(business.hours),
  // Hours that differ from day to day have no room in one line, and a part of them would be false.
  leads: (section, business) => isFree(section) && hasSoleHours(business.hours) && siteOf(business) !== '',
  tells: ['hours'],
}
