import { begunLeaving } from './begun-leaving.ts'

/** What clears this device of whoever is not signed in any more: it comes when that is needed. */
export const fetchEnded = () => import('./leave-ended.tsx')

/** Brings to its end what somebody began who left this device. Never rejects: others must still be able to sign in. */
export const finishBegunLeaving = async (): Promise<void> => {
  if (begunLeaving() === null) return
  await fetchEnded()
    .then(({ finishLeaving }) => finishLeaving())
    .catch(console.error)
}
