import type { DraftStatus, SaveTrouble } from '../../replica/draft-status.ts'
import { canEdit } from '../base/draft/can-edit.ts'

/** The one line over the page that says what differs from the usual. */
export type Banner =
  | { kind: 'following'; name: string }
  | { kind: 'trouble' | 'no-access'; words: string }
  | { kind: 'picture-refused'; words: string }
  | { kind: 'signed-out'; words: string }
  | { kind: 'offline' | 'uploading'; words: string }

const troubleWords: Readonly<Partial<Record<SaveTrouble, string>>> = {
  busy: 'Not saved to your account: the server is busy. We keep trying.',
  'disk-full': 'Not saved: the disk of this device is full. Free some room, then change something again.',
  'storage-blocked':
    'This browser keeps nothing on this device (private window?). Stay online until everything is saved to your account.',
  refused: 'A change could not be saved. A recovered copy of it is kept on this device.',
  'no-access': 'You no longer have access to this website.',
  outdated: 'There is a newer version of the designer. Reload the page to go on editing.',
}

export interface BannerAsker {
  userId: string | undefined
  isSessionOver: boolean
  /** Whether the connection may come any moment: not yet worth a word. */
  isConnecting: boolean
}

/** What the banner says, the most pressing first; null while everything is as usual. */
export const bannerOf = (status: DraftStatus, asker: BannerAsker): Banner | null => {
  const { holder, save, why } = status
  const words = why && troubleWords[why]
  if (words && why === 'no-access') return { kind: 'no-access', words }
  if (words && why === 'outdated') return { kind: 'trouble', words }
  if (!canEdit(status) && holder && holder.id !== asker.userId) return viewerBanner(status, holder, asker)
  if (asker.isSessionOver) return { kind: 'signed-out', words: signedOutWords(status) }
  if (words && save === 'not-saved') return { kind: 'trouble', words }
  return editorBanner(status, asker)
}

const viewerBanner = ({ online }: DraftStatus, { name }: { name: string }, asker: BannerAsker): Banner => {
  if (online || asker.isConnecting) return { kind: 'following', name }
  return { kind: 'offline', words: 'You are offline. You see the draft as it was when the connection went.' }
}

const editorBanner = (status: DraftStatus, { isConnecting }: BannerAsker): Banner | null => {
  const { online, pictures } = status
  if (!online) return isConnecting ? null : { kind: 'offline', words: offlineWords(status) }
  if (pictures.refused !== undefined) return { kind: 'picture-refused', words: pictures.refused }
  return pictures.waiting > 0 ? { kind: 'uploading', words: uploadingWords(pictures.waiting) } : null
}

const signedOutWords = ({ save }: DraftStatus): string => {
  if (save === 'account') return 'Your session has ended. Sign in to go on.'
  return save === 'device'
    ? 'Your session has ended. Your changes are kept on this device. Sign in to save them to your account.'
    : 'Your session has ended. Only this page has your changes: sign in in another tab to save them to your account.'
}

const offlineWords = ({ save, pictures }: DraftStatus): string => {
  if (save === 'account') return 'You are offline. You can go on editing; publishing waits.'
  if (save === 'not-saved') return 'You are offline. Stay on this page until your changes are saved.'
  return `You are offline. Your changes ${withPictures(pictures.waiting)}wait on this device, and so does publishing.`
}

const counted = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`)

const withPictures = (count: number): string => (count === 0 ? '' : `and ${counted(count)} `)

const uploadingWords = (count: number): string =>
  `${counted(count)} on the way. Until then only this device has ${count === 1 ? 'it' : 'them'}.`
