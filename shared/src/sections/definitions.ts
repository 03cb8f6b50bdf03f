import type { ReactElement } from 'react'
import type { AnySection } from '../draft/content.ts'
import type { PageContext } from '../page/page-context.ts'
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
let definitions: ReadonlyMap<unknown, AnyDefinition> | undefined

/** The definition of a section type, or undefined for anything that is none. */
export const findDefinition = (type: unknown): AnyDefinition | undefined => {
  definitions ??= new Map(
    sections.map((definition): [string, AnyDefinition] => [definition.type, definition]),
  )
  return definitions.get(type)
}

/** The definition of a section type; throws for a type that does not exist. */
export const definitionOf = (type: string): AnyDefinition => {
  const definition = findDefinition(type)
  if (definition === undefined) throw new Error(`No section type ${type}`)
  return definition
}
