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

/** What a list shows of a draft: everything that the top of its page is made of, and the outline of the rest. */
export const appearanceOf = ({ settings, business, theme, sections }: DraftContent): Appearance => ({
  settings: { ...settings, cookieBanner: false },
  business: { ...business },
  theme: { ...theme },
  sections: sections
    .filter(({ hidden }) => !hidden)
    // A pasted code may be as large as all the rest, and no picture shows what it does.
    .map((section, at) =>
      at < openingLength && section.type !== 'CodeEmbed' ? { ...section } : outlineOf(section),
    ),
})
