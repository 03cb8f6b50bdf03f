import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { renamings } from '@shingle/shared/draft/renamings.ts'
import type { Edits } from './editing.ts'

/** Gives the business another name wherever the website says the present one, as one step of undo; none is no name. */
export const rename = (edits: Edits, content: DraftContent, typed: string): void => {
  const name = typed.trim()
  if (name === '' || name === content.business.name) return
  edits.together('Rename', () => {
    for (const { at, value } of renamings(content, name)) edits.setField(at, value)
  })
}
