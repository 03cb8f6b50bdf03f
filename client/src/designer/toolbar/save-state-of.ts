import type { DraftStatus } from '../../replica/draft-status.ts'
import type { SaveStateValue } from '../../ui/save-state.tsx'

/** Few words, for a narrow bar; the line below it says the rest. */
const reasons: Readonly<Record<Exclude<DraftStatus['why'], 'saving' | undefined>, string>> = {
  offline: 'you are offline',
  busy: 'the server is busy',
  'disk-full': 'the disk is full',
  'storage-blocked': 'storage blocked',
  refused: 'refused',
  'no-access': 'no access',
  outdated: 'reload first',
  damaged: 'cannot be opened',
}

/**
 * The worst news wins: what is not saved, then what is just being typed, then what only this device has. Saved work is then measured against the
 * published page: `differs` is null while nothing is published.
 */
export const saveStateOf = (
  { save, why, isTyping }: DraftStatus,
  differs: boolean | null,
): SaveStateValue => {
  if (save === 'not-saved' && why && why !== 'saving') return { kind: 'not-saved', why: reasons[why] }
  if (isTyping || save === 'not-saved') return { kind: 'saving' }
  if (save === 'device') return { kind: 'device' }
  return differs === false ? { kind: 'published' } : { kind: 'account', differs: differs === true }
}
