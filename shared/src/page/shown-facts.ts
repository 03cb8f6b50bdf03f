import type { Business } from '../business/business.ts'
import type { AnySection } from '../draft/content.ts'
import { layoutOf } from '../sections/layout-of.ts'
import type { Look } from '../theme/look.ts'

/** Openings that are made of the hours. */
const openingsOfHours: ReadonlySet<string> = new Set(['board', 'call', 'counter', 'week'])

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
  const layouts = (type: AnySection['type']) =>
    shown.filter((section) => section.type === type).map((section) => layoutOf(section, look, { business }))
  const footers = layouts('Footer')
  const hasHours =
    footers.includes('columns') || layouts('Introduction').some((layout) => openingsOfHours.has(layout))
  return {
    ...business,
    ...(footers.some((layout) => layout !== 'line') ? {} : hidden.ways),
    ...hidden.area,
    ...(hasHours ? {} : hidden.hours),
    ...hidden.specialDays,
  }
}
