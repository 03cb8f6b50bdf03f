import { unreadCountedMaximum } from '@shingle/shared/lead/limits.ts'

/** How many are new, as badges say it. */
export const newWords = (unread: number): string =>
  `${unread >= unreadCountedMaximum ? `${unreadCountedMaximum - 1}+` : unread} new`
