import { isPhone } from '../../../../link/phone.ts'
import type { Layout } from '../../../layout.ts'
import type { ContactSection } from '../../fields.ts'

/** When content asks for this layout; its CSS comes apart. */
export const person: Layout<ContactSection> = {
  id: 'person',
  name: 'Person and number',
  suits: (_, { phone }) => isPhone(phone),
  headsFact: true,
}
