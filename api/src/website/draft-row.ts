import type { Appearance } from '@shingle/shared/website/endpoints.ts'

/** A row of DraftWebsites (specification 3). Its content lives in the draft's log. */
export interface DraftRow {
  /** 24 hexadecimal digits; also the document's name and the log's id. */
  readonly _id: string
  /** The owner. */
  readonly userId: string
  readonly version: '1.0'
  readonly websiteSettings: {
    readonly id: string
    readonly businessName: string
    readonly favIcon: string | null
    /** Copied from the content at every edit, for lists only. */
    readonly appearance: Appearance
    readonly fingerprint: string
  }
  /** The trade and town it was made for and the look it was given, so that neighbours get others. */
  readonly madeFor?: { readonly neighbourhood: string; readonly look: string }
  /** The published handle. */
  readonly handle: string | null
  readonly createdAt: Date
  readonly modifiedAt: Date
  readonly lastDesignedAt: Date | null
  readonly lastPublishedAt: Date | null
  readonly lastModifiedBy: { readonly userId: string; readonly timestamp: Date }
  /** What was published last: site version, log position and fingerprint of the content. */
  readonly published: {
    readonly version: number
    readonly seq: number
    readonly fingerprint: string
  } | null
}
