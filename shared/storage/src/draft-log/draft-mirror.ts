import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import { appearanceOf } from '@shingle/shared/website/appearance.ts'
import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import type { Db } from 'mongodb'
import { type DraftMirror, openDraftWebsites } from '../rows/draft-websites.ts'

/** The last edit a mirror tells of. */
export type LastEdit = DraftMirror['lastEdit']

/** Copies into DraftWebsites what its lists show of a draft. */
export type WriteMirror = (draftId: string, content: DraftContent, lastEdit: LastEdit) => Promise<void>

const iconOf = ({ settings: { favicon } }: DraftContent): string | null =>
  favicon?.provider === 'Custom' ? pictureUrl(favicon.reference) : null

/** Opens the copying. */
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
