import type { Business } from '../business/business.ts'
import type { AnySection } from '../draft/content.ts'
import { shownLayout } from '../sections/layout-of.ts'
import type { Look } from '../theme/look.ts'

const hidden = {
  ways: { email: '', streetAddress: '', postalCode: '', location: '', country: '' },
  area: { serviceArea: '' },
  hours: { hours: {} },
  specialDays: { specialDays: [] },
} as const satisfies Readonly<Record<string, Partial<Business>>>

/**
 * The facts that visitors read on a page of these sections: the phone number always, all where a Contact section shows
 * them, the address and email in most footers, the hours in some and in openings made of them. What an owner keeps off
 * the page is told to nobody else either.
 */
export const shownFacts = (business: Business, shown: readonly AnySection[], look: Look): Business => {
  if (shown.some((section) => section.type === 'Contact' && section.showDetails)) return business
  const told = new Set(shown.flatMap((section) => shownLayout(section, look, { business }).tells ?? []))
  return {
    ...business,
    ...(told.has('ways') ? {} : hidden.ways),
    ...hidden.area,
    ...(told.has('hours') ? {} : hidden.hours),
    ...hidden.specialDays,
  }
}
