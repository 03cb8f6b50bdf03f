import type * as Y from 'yjs'
import type { Result } from '../../problem/problem.ts'
import { findDefinition } from '../../sections/definitions.ts'
import type { DraftContent } from '../content.ts'
import { materialise } from '../materialise.ts'
import { withSection } from '../with-section.ts'
import { restoreContent } from './restore-content.ts'

/** Brings one section of a version back, by its id there, and leaves the rest of the draft alone. */
export const restoreSection = (doc: Y.Doc, id: string, version: DraftContent): Result<undefined> => {
  const wanted = withSection(materialise(doc), id, version)
  if (!wanted.ok) return wanted
  const type = version.sections.find((section) => section.id === id)?.type
  return restoreContent(doc, wanted.value, `Restore ${findDefinition(type)?.title ?? 'section'}`)
}
