import { useCallback, useEffect, useState } from 'react'
import { DeletableWork } from '../account/leaving/deletable-work.tsx'
import { beyondReach, type UnsavedWork, unsavedDrafts } from '../account/leaving/unsaved-drafts.ts'
import { unsavedCopies } from '../replica/device-drafts.ts'
import { useAccount } from '../server/session/session.ts'
import styles from './invite-screen.module.css'

/** Work on a website that is no longer this person's to open, which only this device has. */
export const KeptChanges = ({ draftId }: { draftId: string }) => {
  const userId = useAccount()?.id
  const [work, setWork] = useState<readonly UnsavedWork[]>([])
  const look = useCallback(async () => {
    if (userId === undefined) return
    const copies = await unsavedCopies(userId)
    setWork(unsavedDrafts(copies.filter((copy) => copy.draftId === draftId)).map(beyondReach))
  }, [userId, draftId])
  useEffect(() => void look().catch(console.error), [look])
  if (work.length === 0) return null
  return (
    <section className={styles.kept} aria-label="Changes on this device">
      <p>
        <b>Changes of yours are still on this device.</b> They had not reached the account. They stay here
        until you delete them. Signing out asks first.
      </p>
      <DeletableWork work={work} onGone={() => void look().catch(console.error)} />
    </section>
  )
}
