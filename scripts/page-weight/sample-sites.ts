import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { type FamilyId, familyIds } from '@shingle/shared/theme/family-ids.ts'
import { draftOf, packIds } from '@shingle/trades/testing/draft-of.ts'

/** The website of an invented business of a trade, in a look of a family. */
export interface SampleSite {
  readonly name: string
  readonly content: DraftContent
}

interface Choice {
  readonly family: FamilyId
  readonly fontPair: string
  readonly sections?: SectionType[]
}

/** The website of an invented business of a trade; without `sections`, with those the generator would choose. */
export const sampleSite = (industry: string, { family, fontPair, sections }: Choice): SampleSite => {
  const made = draftOf({
    businessName: 'Whitaker & Daughters',
    businessActivities: `We work in ${industry.replaceAll('-', ' ')} and answer the phone ourselves: 0113 496 0142. Open Mon-Fri 8am-6pm.`,
    businessLocation: 'Leeds, England',
    timeZone: 'Europe/London',
    industry,
    ...(sections === undefined ? {} : { sections }),
  })
  if (!made.ok) throw new Error(made.problem.text)
  const content = { ...made.value, theme: { ...made.value.theme, family, fontPair } }
  return { name: `${industry}, ${family}, ${fontPair}`, content }
}

/** Every trade in some of the families, each time with another of their fonts; together all of both. */
export const sampleSites = (familiesEach: number): readonly SampleSite[] =>
  packIds.flatMap((slug, trade) =>
    Array.from({ length: familiesEach }, (_, turn) => {
      const family = familyIds[(trade + turn * 3) % familyIds.length] ?? 'workshop'
      const { fontPairs } = families[family]
      const fontPair = fontPairs[Math.floor(trade / familyIds.length + turn) % fontPairs.length] ?? ''
      return sampleSite(slug, { family, fontPair })
    }),
  )
