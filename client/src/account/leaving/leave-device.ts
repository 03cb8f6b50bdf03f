import * as z from 'zod/mini'
import { clearDrafts } from '../../replica/device-drafts.ts'
import { readKept } from '../../server/kept-answer.ts'
import { signOut } from '../../server/session/session.ts'
import { toast } from '../../ui/toast.tsx'
import { lowerLimitFlag } from '../../website/limit-flag.ts'
import { forgetInTabs } from './other-tabs.ts'
import type { UnsavedWork } from './unsaved-drafts.ts'

interface Leaving {
  readonly userId: string
  /** Work that stays on this device until its owner signs in again. */
  readonly keep: readonly UnsavedWork[]
}

/** Signs out and leaves nothing of the account on this device but what is to be kept. */
export const leaveDevice = async (leaving: Leaving): Promise<void> => {
  // First of all tabs learn of it, so that none writes what is being deleted.
  await signOut()
  await clearDevice(leaving)
  if (leaving.keep.length > 0) toast('Your work is kept on this device until you sign in again')
}

/** Deletes what this device keeps of an account, but for what is to be kept. */
export const clearDevice = async ({ userId, keep }: Leaving): Promise<void> => {
  forgetInTabs(keep.some(({ draftId }) => draftId === null))
  lowerLimitFlag()
  forgetKeptOf(userId)
  await clearDrafts(userId, new Set(keep.flatMap(({ copies }) => copies)))
}

const keptSchema = z.object({ accountId: z.string() })

/** Forgets the answers about an account that this device keeps, also those that this tab never asked for. */
const forgetKeptOf = (accountId: string): void => {
  for (const key of Object.keys(localStorage))
    if (readKept(key, keptSchema)?.accountId === accountId) localStorage.removeItem(key)
}
