import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Scheduling section. */
export const schedulingOffer: SectionPurpose = {
  purpose: 'A way to book a time.',
  alsoCalled: 'booking appointments calendar',
}
