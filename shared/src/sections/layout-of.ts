import type { Business } from '../business/business.ts'
import { hashOf } from '../chance/seeded-random.ts'
import type { AnySection } from '../draft/content.ts'
import type { Look } from '../theme/look.ts'
import { definitionOf } from './definitions.ts'
import type { AnyLayout } from './layout.ts'

/** A family's preferred layouts, turned by the website's seed so that two of a trade differ. */
const preferredOf = (type: string, { voice, theme }: Look): readonly string[] => {
  const preferred = voice.layouts[type] ?? []
  const turn = preferred.length === 0 ? 0 : hashOf(`${theme.seed}/${type}`) % preferred.length
  return [...preferred.slice(turn), ...preferred.slice(0, turn)]
}

interface Around {
  /** Layouts that would repeat what stands next to the section. */
  readonly avoids?: readonly string[] | undefined
  /** The facts of the business, where a layout may be made of them. */
  readonly business?: Business | undefined
}

/** The layout a section is shown in: its own, or the one that 'auto' stands for in this look, `avoids` left out. */
export const shownLayout = (
  section: AnySection,
  look: Look,
  { avoids = [], business }: Around = {},
): AnyLayout => {
  const { layouts, chooseLayout } = definitionOf(section.type)
  const named = (sought: string) => layouts.find(({ id }) => id === sought)
  const preferred = preferredOf(section.type, look).filter((id) => !avoids.includes(id))
  const choose = () => chooseLayout(section, { preferred, leading: look.voice.heroes, business })
  return named(section.layout) ?? named(choose()) ?? layouts[0]
}

/** The id of the layout that a section is shown in. */
export const layoutOf = (section: AnySection, look: Look, around?: Around): string =>
  shownLayout(section, look, around).id
