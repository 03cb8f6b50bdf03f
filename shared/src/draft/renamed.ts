import type { DraftContent } from './content.ts'
import { type Renaming, renamings } from './renamings.ts'

const withRenaming = (content: DraftContent, { at, value }: Renaming): DraftContent => {
  if (at.in === 'item') return content
  if (at.in !== 'section') return { ...content, [at.in]: { ...content[at.in], [at.field]: value } }
  const sections = content.sections.map((section) =>
    section.id === at.section ? { ...section, [at.field]: value } : section,
  )
  return { ...content, sections }
}

/** The same page of a business of another name: that stands wherever `renamings` puts it. */
export const renamed = (content: DraftContent, name: string): DraftContent =>
  renamings(content, name).reduce(withRenaming, content)
