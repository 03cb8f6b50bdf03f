import type { AnySection } from '../draft/content.ts'
import { definitionOf } from './definitions.ts'
import type { SectionLook } from './look.ts'
import { looks } from './looks.ts'

const lookByType: ReadonlyMap<string, SectionLook<AnySection>> = new Map(
  Object.entries(looks).map(([type, look]): [string, SectionLook<AnySection>] => [type, look]),
)

const lookOf = (type: string): SectionLook<AnySection> => {
  const look = lookByType.get(type)
  if (look === undefined) throw new Error(`No section type ${type}`)
  return look
}

/** The component that shows a section of this type. */
export const viewOf = (type: string): SectionLook<AnySection>['View'] => lookOf(type).View

/** A section type's CSS, that of each of its layouts included. */
export const styleOf = (type: string): string =>
  [lookOf(type).style, ...definitionOf(type).layouts.map(({ style = '' }) => style)].join('')
