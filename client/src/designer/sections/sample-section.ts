import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { setLayout } from '@shingle/shared/draft/edits/set-layout.ts'
import { materialiseSection } from '@shingle/shared/draft/materialise.ts'
import { rootOf } from '@shingle/shared/draft/shape.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'
import * as Y from 'yjs'
import { freshValues } from './fresh-values.ts'

/** A new section of a type as adding it would make it, on a draft that nobody sees. */
export const sampleSection = (
  type: SectionType,
  { layout, ...from }: { layout: string; content: DraftContent; made: DraftContent | null },
): AnySection => {
  const doc = new Y.Doc()
  rootOf(doc).set('sections', new Y.Map())
  const added = addSection(doc, type, { values: freshValues(type, from) })
  if (!added.ok) throw new Error(added.problem.text)
  setLayout(doc, added.value, layout)
  const section = materialiseSection(doc, added.value)
  if (!section) throw new Error(`A new ${type} section cannot be read`)
  return section
}
