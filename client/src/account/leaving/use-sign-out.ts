import { useState } from 'react'
import { useAccount } from '../../server/session/session.ts'
import { showSpinner } from '../../ui/spinner.ts'
import type { UnsavedWork } from './unsaved-drafts.ts'

// What reads and clears the device comes when somebody leaves.
const fetchLeaving = async () => {
  const [{ findUnsavedWork }, { leaveDevice }] = await Promise.all([
    import('./unsaved-work.ts'),
    import('./leave-device.ts'),
  ])
  return { findUnsavedWork, leaveDevice }
}

/** Called when this device is left, with whether work waits on it; nothing is done where nothing is said. */
type AfterLeaving = (isWorkKept: boolean) => void

/** Signing out, and what has to be asked before; `work` is null while nothing is. */
export const useSignOut = (afterwards: AfterLeaving = () => undefined) => {
  const userId = useAccount()?.id ?? ''
  const [work, setWork] = useState<readonly UnsavedWork[] | null>(null)

  const run = async (task: (leaving: Awaited<ReturnType<typeof fetchLeaving>>) => Promise<void>) => {
    const hide = showSpinner({ message: 'Signing out' })
    try {
      await task(await fetchLeaving())
    } finally {
      hide()
    }
  }
  const leave = (keep: readonly UnsavedWork[]) =>
    run(async ({ leaveDevice }) => {
      await leaveDevice({ userId, keep })
      afterwards(keep.length > 0)
    })
  const begin = () =>
    run(async ({ findUnsavedWork }) => {
      const found = await findUnsavedWork(userId)
      if (found.length > 0) setWork(found)
      else await leave([])
    })
  /** Leaves at once; what is on this device alone waits on it. */
  const leaveKeepingWork = () => run(async ({ findUnsavedWork }) => leave(await findUnsavedWork(userId)))
  return { work, begin, leave, leaveKeepingWork, cancel: () => setWork(null) }
}

/** Signing out, as `useSignOut` holds it. */
export type SigningOut = ReturnType<typeof useSignOut>
