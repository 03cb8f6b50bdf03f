import * as z from 'zod/mini'
import { settleKept } from '../../create/kept-answers.ts'
import { clearDrafts } from '../../replica/device-drafts.ts'
import { whenFree } from '../../replica/patient-lock.ts'
import { readKept } from '../../server/kept-answer.ts'
import { rememberedAccount } from '../../server/session/remembered-account.ts'
import { signOut, signOutUnheard } from '../../server/session/sign-out.ts'
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

/** How long whoever leaves or comes waits for another tab that clears this device. */
const patience = { patienceMs: 5_000 }

/** Signs out and leaves nothing of the account on this device but what is to be kept. */
export const leaveDevice = async (leaver: Leaver): Promise<void> => {
  const leaving = leavingOf(leaver)
  const former = begunLeaving()
  // First of all: whoever closes the tab meanwhile has left all the same, once somebody opens the app again.
  noteLeaving(leaving)
  // Whatever tab holds up the rest, the session ends, and tabs learn of it, so that none writes what is being deleted.
  const signedOut = signOut()
  const leave = async () => {
    await signedOut
    if (former !== null && former.userId !== leaving.userId) await clearFormer(former)
    await finish(leaving)
  }
  if (!(await whenFree('leaving', leave, patience))) await leave()
  if (leaver.keep.length > 0) toast('Your work is kept on this device until you sign in again')
}

/** Brings to its end what somebody began who left this device, if anybody did; at another time where a tab is at it that does not answer. */
export const finishLeaving = async (): Promise<void> => {
  const finishBegun = async () => {
    const leaving = begunLeaving()
    if (leaving !== null) await finish(leaving)
  }
  if (await whenFree('leaving', finishBegun, patience)) return
  // What tabs and answers hold goes all the same, before anybody else fills them.
  const leaving = begunLeaving()
  if (leaving !== null) begin(leaving)
}

/** Deletes the drafts of somebody who left before, and whose note makes room for another's. */
const clearFormer = ({ userId, copies }: Leaving): Promise<void> =>
  clearDrafts(userId, { keep: new Set(copies), isStillToGo: () => rememberedAccount()?.id !== userId })

/** Deletes what this device keeps of an account, but for what is to be kept. */
export const clearDevice = async (leaver: Leaver): Promise<void> => {
  const leaving = leavingOf(leaver)
  clearStorages(leaving)
  await clearDrafts(leaving.userId, { keep: new Set(leaving.copies), isStillToGo: () => true })
}

const leavingOf = ({ userId, keep }: Leaver): Leaving => ({
  userId,
  copies: keep.flatMap(({ copies }) => copies),
  keepsAnswers: keep.some(({ draftId }) => draftId === null),
})

/** What is still to go of somebody who left: nothing once they came back, in this tab or another. */
const stillToGo = (leaving: Leaving): Leaving | null => {
  const noted = begunLeaving()
  if (noted?.userId === leaving.userId) return noted
  // Another tab has finished it, or this device had no room for the note.
  return noted === null && rememberedAccount() === null ? leaving : null
}

const finish = async (begun: Leaving): Promise<void> => {
  const leaving = stillToGo(begun)
  if (leaving === null) return
  const { userId, copies } = leaving
  begin(leaving)
  await clearDrafts(userId, { keep: new Set(copies), isStillToGo: () => stillToGo(leaving) !== null })
  if (begunLeaving()?.userId === userId) forgetLeaving()
}

/** Ends what is left of the session, and clears all that no other tab holds open. */
const begin = (leaving: Leaving): void => {
  if (rememberedAccount()?.id === leaving.userId) signOutUnheard()
  clearStorages(leaving)
  // What tabs keep from here on is not of whoever left, should the rest have to wait.
  noteLeaving({ ...leaving, onlyDrafts: true })
}

const clearStorages = ({ userId, keepsAnswers, onlyDrafts }: Leaving): void => {
  forgetKeptOf(userId)
  if (onlyDrafts) return
  forgetInTabs(keepsAnswers)
  lowerLimitFlag()
  settleKept(userId, { isToStay: keepsAnswers })
}

const keptSchema = z.object({ accountId: z.string() })

/** Forgets the answers about an account that this device keeps, also those that this tab never asked for. */
const forgetKeptOf = (accountId: string): void => {
  for (const key of Object.keys(localStorage))
    if (readKept(key, keptSchema)?.accountId === accountId) localStorage.removeItem(key)
}
