import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { VersionReason } from '@shingle/shared/version/endpoints.ts'

/** A row of DraftVersions: the whole draft as it stood at one position of its log. */
export interface VersionRow {
  readonly _id: string
  readonly draftId: string
  readonly name: string
  readonly reason: VersionReason
  readonly author: { readonly id: string; readonly name: string }
  readonly createdAt: Date
  readonly seq: number
  readonly content: DraftContent
  /** Tells whether the draft has changed since, without reading both. */
  readonly fingerprint: string
  /** The epochs of edit control that ended with exactly this content, and who ended them. */
  readonly endedEpochs: readonly {
    readonly epoch: number
    readonly taker: VersionRow['author']
    readonly at: Date
  }[]
}
