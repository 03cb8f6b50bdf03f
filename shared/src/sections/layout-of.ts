import type { Business } from '../business/business.ts'
import { hashOf } from '../chance/seeded-random.ts'
import type { AnySection } from '../draft/content.ts'
import type { Look } from '../theme/look.ts'
import { definitionOf } from './definitions.ts'

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
export const layoutOf = (section: AnySection, look: Look, { avoids = [], business }: Around = {}): string => {
  const definition = definitionOf(section.type)
  if (definition.layouts.some(({ id }) => id === section.layout)) return section.layout
  const preferred = preferredOf(section.type, look).filter((id) => !avoids.includes(id))
  return definition.chooseLayout(section, { preferred, leading: look.voice.heroes, business })
}
