import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { languages } from '@shingle/shared/language/language.ts'
import { destinationOf } from '@shingle/shared/navigation/destination-of.ts'
import { isNavigating } from '@shingle/shared/navigation/navigating-section.ts'
import { shownLinks } from '@shingle/shared/navigation/navigation.ts'
import { type SectionType, sections } from '@shingle/shared/sections/sections.ts'
import { expect, test } from 'vitest'
import { draftOf, packIds } from './testing/draft-of.ts'

const all: SectionType[] = sections.map(({ type }) => type)
const destinationsOf = ({ sections, settings }: DraftContent) =>
  sections.map((section) => destinationOf(section, settings.language))

/** What the links of the header, or of the footer, say of each section that they lead to, had they room for all. */
const wordsOf = (content: DraftContent, type: 'Header' | 'Footer'): Readonly<Record<string, string>> => {
  const section = content.sections.find((one) => one.type === type)
  if (!isNavigating(section)) throw new Error(`no ${type}`)
  const page = { destinations: destinationsOf(content), maximum: Number.POSITIVE_INFINITY }
  return Object.fromEntries(shownLinks(section, page).map(({ label, link }) => [link.target, label]))
}

test.each(languages)(
  '[3.header] in %s, the header and the footer of a page say the same of a section, whatever the trade',
  (language) => {
    for (const industry of [undefined, ...packIds]) {
      const made = draftOf({
        businessName: 'Kirkstall',
        businessActivities:
          'I take on work of many kinds for people in Leeds, and answer every letter within two days.',
        businessLocation: 'Leeds, England',
        ...{ sections: all, language },
        ...(industry === undefined ? {} : { industry }),
      })
      if (!made.ok) throw new Error(made.problem.text)
      const words = wordsOf(made.value, 'Header')
      expect(Object.values(words).length).toBeGreaterThan(5)
      expect(wordsOf(made.value, 'Footer')).toEqual(words)
    }
  },
)
