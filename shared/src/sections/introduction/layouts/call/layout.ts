import { isAlways } from '../../../../business/opening-hours.ts'
import { isPhone } from '../../../../link/phone.ts'
import type { Layout } from '../../../layout.ts'
import type { IntroductionSection } from '../../fields.ts'

/** When content asks for this layout; how it looks comes apart. */
export const call: Layout<IntroductionSection> = {
  id: 'call',
  name: 'Number',
  rank: 2,
  suits: (_, { phone }) => isPhone(phone),
  leads: (_, { phone, hours }) => isPhone(phone) && isAlways(hours),
  tells: ['hours'],
}
