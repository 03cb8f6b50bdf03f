import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import { appearanceOf } from '@shingle/shared/website/appearance.ts'
import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import { type DraftMirror, openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import type { Db } from 'mongodb'

/** The last edit a mirror tells of. */
type LastEdit = DraftMirror['lastEdit']

/** The last edit a process accepted, until a snapshot holds it, and since when (ms, monotonic) none does. */
export interface Unstored extends LastEdit {
  readonly since: number
  readonly changed: number
}

/** Copies into DraftWebsites what its lists show of a draft. */
export type WriteMirror = (draftId: string, content: DraftContent, lastEdit: LastEdit) => Promise<void>

const iconOf = ({ settings: { favicon } }: DraftContent): string | null =>
  favicon?.provider === 'Custom' ? pictureUrl(favicon.reference) : null

export const createDraftMirror = (db: Db, clock: () => Date): WriteMirror => {
  const drafts = openDraftWebsites(db, clock)
  return (draftId, content, lastEdit) =>
    drafts.recordMirror(draftId, {
      businessName: content.business.name,
      favIcon: iconOf(content),
      appearance: appearanceOf(content),
      fingerprint: fingerprintOf(content),
      lastEdit,
    })
}
