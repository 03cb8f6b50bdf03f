import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { appearanceOf } from '@shingle/shared/website/appearance.ts'
import type { Appearance } from '@shingle/shared/website/endpoints.ts'
import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import { answerInTime } from '@shingle/storage/database/answer-in-time.ts'
import type { Db } from 'mongodb'

/** What the list of websites shows of a draft, copied from its content. Nothing is ever decided by it. */
interface MirrorRow {
  readonly _id: string
  readonly websiteSettings: {
    readonly businessName: string
    readonly favIcon: string | null
    readonly appearance: Appearance
    readonly fingerprint: string
  }
  readonly modifiedAt: Date
  readonly lastDesignedAt: Date
  readonly lastModifiedBy: { readonly userId: string; readonly timestamp: Date }
}

/** The last edit a mirror tells of. */
export interface LastEdit {
  readonly userId: string
  readonly at: Date
}

/** Copies into DraftWebsites what its lists show of a draft. */
export type WriteMirror = (draftId: string, content: DraftContent, lastEdit: LastEdit) => Promise<void>

const iconOf = ({ settings: { favicon } }: DraftContent): string | null =>
  favicon?.provider === 'Custom' ? `/i/${favicon.reference}` : null

export const createDraftMirror = (db: Db): WriteMirror => {
  const rows = db.collection<MirrorRow>('DraftWebsites')
  return async (draftId, content, { userId, at }) => {
    const shown = {
      'websiteSettings.businessName': content.business.name,
      'websiteSettings.favIcon': iconOf(content),
      'websiteSettings.appearance': appearanceOf(content),
      'websiteSettings.fingerprint': fingerprintOf(content),
      modifiedAt: at,
      lastDesignedAt: at,
      lastModifiedBy: { userId, timestamp: at },
    }
    await answerInTime(rows.updateOne({ _id: draftId }, { $set: shown }))
  }
}
