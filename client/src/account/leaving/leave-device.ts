import * as z from 'zod/mini'
import { settleKept } from '../../create/kept-answers.ts'
import { inTurn } from '../../replica/copy-lock.ts'
import { clearDrafts } from '../../replica/device-drafts.ts'
import { readKept } from '../../server/kept-answer.ts'
import { rememberedAccount } from '../../server/session/remembered-account.ts'
import { endSession } from '../../server/session/session.ts'
import { signOut } from '../../server/session/sign-out.ts'
import { toast } from '../../ui/toast.tsx'
import { lowerLimitFlag } from '../../website/limit-flag.ts'
import { begunLeaving, forgetLeaving, type Leaving, noteLeaving } from './begun-leaving.ts'
import { forgetInTabs } from './other-tabs.ts'
import type { UnsavedWork } from './unsaved-drafts.ts'

/** Whose device it is no more, and their work that stays on it until they sign in again. */
interface Leaver {
  readonly userId: string
  readonly keep: readonly UnsavedWork[]
}

/** Signs out and leaves nothing of the account on this device but what is to be kept. */
export const leaveDevice = async (leaver: Leaver): Promise<void> => {
  const leaving = leavingOf(leaver)
  // First of all: whoever closes the tab meanwhile has left all the same, once somebody opens the app again.
  noteLeaving(leaving)
  await inTurn('leaving', async () => {
    // Then tabs learn of it, so that none writes what is being deleted.
    await signOut()
    await clear(leaving)
    forgetLeaving()
  })
  if (leaver.keep.length > 0) toast('Your work is kept on this device until you sign in again')
}

/** Brings to its end what somebody began who left this device, if anybody did. */
export const finishLeaving = (): Promise<void> =>
  inTurn('leaving', async () => {
    const leaving = begunLeaving()
    if (leaving === null) return
    if (rememberedAccount()?.id === leaving.userId) endSession()
    await clear(leaving)
    forgetLeaving()
  })

/** Deletes what this device keeps of an account, but for what is to be kept. */
export const clearDevice = (leaver: Leaver): Promise<void> => clear(leavingOf(leaver))

const leavingOf = ({ userId, keep }: Leaver): Leaving => ({
  userId,
  copies: keep.flatMap(({ copies }) => copies),
  keepsAnswers: keep.some(({ draftId }) => draftId === null),
})

const clear = async ({ userId, copies, keepsAnswers }: Leaving): Promise<void> => {
  forgetInTabs(keepsAnswers)
  settleKept(userId, { isToStay: keepsAnswers })
  lowerLimitFlag()
  forgetKeptOf(userId)
  await clearDrafts(userId, new Set(copies))
}

const keptSchema = z.object({ accountId: z.string() })

/** Forgets the answers about an account that this device keeps, also those that this tab never asked for. */
const forgetKeptOf = (accountId: string): void => {
  for (const key of Object.keys(localStorage))
    if (readKept(key, keptSchema)?.accountId === accountId) localStorage.removeItem(key)
}
