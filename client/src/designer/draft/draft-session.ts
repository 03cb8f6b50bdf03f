export type { DraftSession } from '../../replica/draft-session.ts'
export type { DraftStatus } from '../../replica/draft-status.ts'
export type { DraftView } from '../../replica/draft-view.ts'
