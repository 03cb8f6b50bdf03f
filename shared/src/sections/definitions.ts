import type { AnySection } from '../draft/content.ts'
import type { Preference } from './choose-layout.ts'
import type { AnyLayout } from './layout.ts'
import type { SectionDefinition } from './section.ts'
import { sections } from './sections.ts'

/** A section type's definition as seen by code that handles sections of any type. */
export interface AnyDefinition
  extends Omit<
    SectionDefinition,
    'chooseLayout' | 'hasSubheadings' | 'isEmpty' | 'layouts' | 'summary' | 'unchosenLayout'
  > {
  readonly layouts: readonly [AnyLayout, ...AnyLayout[]]
  chooseLayout(section: AnySection, preference?: Preference): string
  hasSubheadings?(section: AnySection, layout: AnyLayout): boolean
  isEmpty(section: AnySection): boolean
  summary?(section: AnySection): string
  unchosenLayout?(section: AnySection): string
}

const definitions: ReadonlyMap<unknown, AnyDefinition> = new Map(
  sections.map((definition): [string, AnyDefinition] => [definition.type, definition]),
)

/** The definition of a section type, or undefined for anything that is none. */
export const findDefinition = (type: unknown): AnyDefinition | undefined => definitions.get(type)

/** The definition of a section type; throws for a type that does not exist. */
export const definitionOf = (type: string): AnyDefinition => {
  const definition = findDefinition(type)
  if (definition === undefined) throw new Error(`No section type ${type}`)
  return definition
}

/** A layout of a section type by its id; undefined for an id that is none, such as 'auto'. */
export const findLayout = (type: string, id: string): AnyLayout | undefined =>
  findDefinition(type)?.layouts.find((layout) => layout.id === id)
