import type { ReactElement } from 'react'
import { hashOf } from '../artwork/seeded-random.ts'
import type { AnySection } from '../draft/content.ts'
import type { PageContext } from '../page/page-context.ts'
import type { Look } from '../theme/look.ts'
import type { SectionDefinition } from './section.ts'
import { sections } from './sections.ts'

/** A section type's definition as seen by code that handles sections of any type. */
export interface AnyDefinition extends Omit<SectionDefinition, 'chooseLayout' | 'isEmpty' | 'View'> {
  chooseLayout(section: AnySection, preferred?: readonly string[]): string
  isEmpty(section: AnySection): boolean
  View(props: {
    readonly section: AnySection
    readonly page: PageContext
    readonly layout: string
  }): ReactElement | null
}

// Built at the first question: the views that `sections` lists import this file themselves.
let definitions: ReadonlyMap<string, AnyDefinition> | undefined

const definitionsByType = (): ReadonlyMap<string, AnyDefinition> => {
  definitions ??= new Map(
    sections.map((definition): [string, AnyDefinition] => [definition.type, definition]),
  )
  return definitions
}

/** The definition of a section type; throws for a type that does not exist. */
export const definitionOf = (type: string): AnyDefinition => {
  const definition = definitionsByType().get(type)
  if (definition === undefined) throw new Error(`No section type ${type}`)
  return definition
}

/** A family's preferred layouts, turned by the website's seed so that two of a trade differ. */
const preferredOf = (type: string, { voice, theme }: Look): readonly string[] => {
  const preferred = voice.layouts[type] ?? []
  const turn = preferred.length === 0 ? 0 : hashOf(`${theme.seed}/${type}`) % preferred.length
  return [...preferred.slice(turn), ...preferred.slice(0, turn)]
}

/** The layout a section is shown in: its own, or the one that 'auto' stands for in this look, `avoids` left out. */
export const layoutOf = (section: AnySection, look: Look, avoids: readonly string[] = []): string => {
  const definition = definitionOf(section.type)
  if (definition.layouts.some(({ id }) => id === section.layout)) return section.layout
  const preferred = preferredOf(section.type, look)
  return definition.chooseLayout(
    section,
    preferred.filter((id) => !avoids.includes(id)),
  )
}
