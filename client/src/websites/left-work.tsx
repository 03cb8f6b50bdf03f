import { useCallback, useEffect, useState } from 'react'
import { DeletableWork } from '../account/leaving/deletable-work.tsx'
import { beyondReach, type UnsavedWork, unsavedDrafts } from '../account/leaving/unsaved-drafts.ts'
import { unsavedCopies } from '../replica/device-drafts.ts'
import { useAccount } from '../server/session/session.ts'
import { useTrash } from '../trash/trash-query.ts'
import { everyWebsite, type Websites } from '../website/website-list.ts'
import styles from './left-work.module.css'

/** Work on websites that are this person's to open no more, which only this device has; nothing where there is none. */
export const LeftWork = ({ websites }: { websites: Websites }) => {
  const userId = useAccount()?.id
  const trashed = useTrash().data?.trashed
  const [work, setWork] = useState<readonly UnsavedWork[]>([])
  const look = useCallback(async () => {
    // Before it is known what is in the trash, it is not known what is gone.
    if (userId === undefined || trashed === undefined) return
    const known = new Set([...everyWebsite(websites), ...trashed].map(({ draftId }) => draftId))
    setWork(unsavedDrafts(await unsavedCopies(userId, known)).map(beyondReach))
  }, [userId, trashed, websites])
  useEffect(() => void look().catch(console.error), [look])
  if (work.length === 0) return null
  return (
    <section className={styles.left} aria-labelledby="left-work">
      <div>
        <h2 id="left-work">Kept on this device</h2>
        <p className={styles.note}>
          Changes of yours to websites that you can open no more. They stay here until you delete them.
          Signing out asks first.
        </p>
      </div>
      <DeletableWork work={work} onGone={() => void look().catch(console.error)} />
    </section>
  )
}
