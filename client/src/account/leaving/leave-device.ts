import { forgetAnswers } from '../../create/answers-store.ts'
import { clearDrafts } from '../../replica/device-drafts.ts'
import { toast } from '../../ui/toast.tsx'
import { forgetOpen } from '../../website/last-open.ts'
import { lowerLimitFlag } from '../../website/limit-flag.ts'
import { signOut } from '../session.ts'
import type { UnsavedWork } from './unsaved-drafts.ts'
import { answersKey } from './unsaved-work.ts'

interface Leaving {
  readonly userId: string
  /** Work that stays on this device until its owner signs in again. */
  readonly keep: readonly UnsavedWork[]
}

/** Signs out and leaves nothing of the account on this device but what is to be kept. */
export const leaveDevice = async ({ userId, keep }: Leaving): Promise<void> => {
  // First of all tabs learn of it, so that none writes what is being deleted.
  await signOut()
  if (!keep.some(({ key }) => key === answersKey)) forgetAnswers()
  lowerLimitFlag()
  forgetOpen()
  await clearDrafts(userId, new Set(keep.flatMap(({ copies }) => copies)))
  if (keep.length > 0) toast('Your work is kept on this device until you sign in again')
}
