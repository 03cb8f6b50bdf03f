import type { DraftStatus } from '../../../replica/draft-status.ts'

export const canEdit = ({ phase }: DraftStatus): boolean => phase === 'edit' || phase === 'edit-offline'
