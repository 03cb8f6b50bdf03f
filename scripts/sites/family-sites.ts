import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { type FamilyId, familyIds } from '@shingle/shared/theme/family-ids.ts'
import { offerPalettes } from '@shingle/shared/theme/offers.ts'
import { draftOf, knownOf } from '@shingle/trades/testing/draft-of.ts'
import type { InventedBusiness } from './businesses.ts'

/** The website of an invented business in a look of one family. */
export interface FamilySite {
  readonly family: FamilyId
  readonly content: DraftContent
}

// Pages are judged as they look once the owner has confirmed names and reviews: otherwise nobody would see those parts.
const confirmed = (section: AnySection): AnySection => {
  if (section.type === 'Services') {
    return { ...section, items: section.items.map((item) => ({ ...item, sample: false })) }
  }
  if (section.type === 'CustomerReviews') {
    return { ...section, items: section.items.map((item) => ({ ...item, sample: false })) }
  }
  return section.type === 'Team'
    ? { ...section, items: section.items.map((item) => ({ ...item, sample: false })) }
    : section
}

const nobody = { businessName: '', businessActivities: '', businessLocation: '' }

/** The families that suit a trade, best first, filled up with others so that there are always `count`. */
export const familiesFor = (industry: string, count: number): readonly FamilyId[] => {
  const own = knownOf({ ...nobody, industry })?.families ?? []
  return [...new Set([...own, ...familyIds])].slice(0, count)
}

/** One business as it would look in a number of families, each with a palette and fonts of its own. */
export const sitesOf = (
  { industry, name, about, place }: InventedBusiness,
  count: number,
): readonly FamilySite[] => {
  const made = draftOf({
    businessName: name,
    businessActivities: about,
    businessLocation: place,
    industry,
    timeZone: 'Europe/London',
    language: 'english',
  })
  if (!made.ok) throw new Error(`${name}: ${made.problem.text}`)
  const { theme, sections } = made.value
  const palettes = offerPalettes({ seed: theme.seed, industry })
  return familiesFor(industry, count).map((family, index) => {
    // Neighbouring sheets show other palettes, so that each of them is looked at.
    const palette = palettes[(index * 3 + name.length) % palettes.length]
    const fontPair = families[family].fontPairs[0]
    const seed = index === 0 ? theme.seed : `${theme.seed}${index}`
    return {
      family,
      content: {
        ...made.value,
        theme: { ...theme, ...palette?.colours, paletteId: palette?.id ?? '', family, fontPair, seed },
        sections: sections.map(confirmed),
      },
    }
  })
}
