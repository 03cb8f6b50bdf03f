import { recentSignInMs } from '@shingle/shared/session/lifetimes.ts'
import type { Caller } from '../session/caller.ts'

/** Whether a caller proved who they are so lately that they may do what cannot be taken back. */
export const isSignedInRecently = (
  { authenticatedAt }: Pick<Caller, 'authenticatedAt'>,
  now: Date,
): boolean => now.getTime() - authenticatedAt.getTime() <= recentSignInMs
