import { composers } from '../sections/composers.ts'
import { definitionOf } from '../sections/definitions.ts'
import { type SectionType, sections } from '../sections/sections.ts'
import type { PlannedSection } from './compose/composer.ts'
import type { Chooser } from './seed.ts'

const places = [0, 1, 2, 3] as const

/** The section types in one of the orders that read well. */
const orderAt = (place: (typeof places)[number]): readonly SectionType[] =>
  sections
    .flatMap(({ type }) => {
      const at = composers[type].places?.[place]
      return at === undefined ? [] : [{ type, at }]
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ type }) => type)

const wantedCounts = (chosen: readonly SectionType[]): ReadonlyMap<SectionType, number> =>
  new Map(
    sections.map(({ type, required, maximumCount }) => {
      const wanted = chosen.filter((other) => other === type).length
      return [type, Math.min(maximumCount, Math.max(Number(required), wanted))]
    }),
  )

/** The second and third of a type go further down, so that no two of them meet. */
const spread = (first: readonly SectionType[], again: readonly SectionType[]): SectionType[] => {
  const spreadOut = [...first]
  for (const type of again) {
    const after = Math.min(spreadOut.lastIndexOf(type) + 3, spreadOut.length - 1)
    spreadOut.splice(Math.max(after, 1), 0, type)
  }
  return spreadOut
}

/** Which sections the page has, in order and with their ids. */
export const planSections = (choose: Chooser, chosen: readonly SectionType[]): PlannedSection[] => {
  const counts = wantedCounts(chosen)
  const order = orderAt(choose.pick('order', places))
  const first = order.filter((type) => (counts.get(type) ?? 0) > 0)
  const again = order.flatMap((type) =>
    Array.from({ length: Math.max(0, (counts.get(type) ?? 0) - 1) }, () => type),
  )
  const types: SectionType[] = ['Header', ...spread(first, again), 'Footer']
  const seen = new Map<SectionType, number>()
  return types.map((type) => {
    const nth = seen.get(type) ?? 0
    seen.set(type, nth + 1)
    return { type, nth, id: choose.id(`section/${type}/${nth}`) }
  })
}

/**
 * The plan with a text banner more for what the owner does not do, before the way to reach them: under the headings of
 * other sections it would read as an offer. A page without text banners gets none.
 */
export const withRefusals = (choose: Chooser, plan: readonly PlannedSection[]): PlannedSection[] => {
  const banners = plan.filter(({ type }) => type === 'QuoteBanner').length
  if (banners === 0 || banners >= definitionOf('QuoteBanner').maximumCount) return [...plan]
  const contact = plan.findIndex(({ type }) => type === 'Contact')
  const at = contact < 0 ? plan.length - 1 : contact
  const id = choose.id('section/QuoteBanner/refusals')
  return plan.toSpliced(at, 0, { type: 'QuoteBanner', nth: banners, id, holds: 'refusals' })
}
