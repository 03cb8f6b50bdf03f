import type { AnySection, DraftContent } from '../draft/content.ts'
import type { Appearance } from './endpoints.ts'

/** How many sections, the header first, stand whole in an appearance: more than a picture of its top shows. */
export const openingLength = 4

/** What the page's navigation and its rhythm of grounds know of a section that itself is out of sight. */
const outlineOf = ({ id, type, surface, linkInHeader }: AnySection) => ({
  id,
  type,
  layout: 'auto',
  surface,
  linkInHeader,
})

/** Characters of JSON: ten times what the opening of an honest draft has, and a tenth of what fields may hold at most. */
const openingMaximum = 40_000

/** The opening, as far as it is whole: every list copies it, and no picture shows what is beyond any measure. */
const wholeOnes = (shown: readonly AnySection[]): ReadonlySet<AnySection> => {
  let room = openingMaximum
  const isWhole = (section: AnySection): boolean => {
    // A pasted code may be as large as all the rest, and no picture shows what it does.
    const length = section.type === 'CodeEmbed' ? openingMaximum + 1 : JSON.stringify(section).length
    if (length > room) return false
    room -= length
    return true
  }
  return new Set(shown.slice(0, openingLength).filter(isWhole))
}

/** What a list shows of a draft: everything that the top of its page is made of, and the outline of the rest. */
export const appearanceOf = ({ settings, business, theme, sections }: DraftContent): Appearance => {
  const shown = sections.filter(({ hidden }) => !hidden)
  const whole = wholeOnes(shown)
  return {
    settings: { ...settings, cookieBanner: false },
    business: { ...business },
    theme: { ...theme },
    sections: shown.map((section) => (whole.has(section) ? { ...section } : outlineOf(section))),
  }
}
