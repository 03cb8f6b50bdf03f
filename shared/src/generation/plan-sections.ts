import { type SectionType, sections } from '../sections/sections.ts'
import type { PlannedSection } from './compose/composer.ts'
import type { Chooser } from './seed.ts'

/** Orders that read well: the offer, proof of it, something to look at, people and words, one way to reach them. */
const orders: readonly [readonly SectionType[], ...(readonly SectionType[])[]] = [
  [
    'Services',
    'Gallery',
    'QuoteBanner',
    'Team',
    'CustomerReviews',
    'Video',
    'ImageBanner',
    'Logos',
    'FrequentlyAskedQuestions',
    'Scheduling',
    'Newsletter',
    'CodeEmbed',
    'Contact',
  ],
  [
    'QuoteBanner',
    'Services',
    'ImageBanner',
    'CustomerReviews',
    'Gallery',
    'Video',
    'Team',
    'Logos',
    'FrequentlyAskedQuestions',
    'Scheduling',
    'Newsletter',
    'CodeEmbed',
    'Contact',
  ],
  [
    'Services',
    'QuoteBanner',
    'Gallery',
    'Video',
    'CustomerReviews',
    'Team',
    'FrequentlyAskedQuestions',
    'Logos',
    'ImageBanner',
    'Newsletter',
    'Scheduling',
    'CodeEmbed',
    'Contact',
  ],
  [
    'Services',
    'CustomerReviews',
    'ImageBanner',
    'QuoteBanner',
    'Gallery',
    'Team',
    'Video',
    'FrequentlyAskedQuestions',
    'Logos',
    'Scheduling',
    'Newsletter',
    'CodeEmbed',
    'Contact',
  ],
]

const wantedCounts = (chosen: readonly SectionType[] | undefined): ReadonlyMap<SectionType, number> =>
  new Map(
    sections.map(({ type, required, defaultOn, maximumCount }) => {
      const wanted =
        chosen === undefined ? Number(defaultOn) : chosen.filter((other) => other === type).length
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

/** Which sections the page has, in order and with their ids: the chosen ones, or those that are on by default. */
export const planSections = (
  choose: Chooser,
  chosen: readonly SectionType[] | undefined,
): PlannedSection[] => {
  const counts = wantedCounts(chosen)
  const order: readonly SectionType[] = ['Introduction', ...choose.pick('order', orders)]
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
