import type { TrashedEntry } from '@shingle/shared/trash/endpoints.ts'
import { trashLifetimeDays } from '@shingle/shared/trash/limits.ts'
import { Info } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useAskOnReturn } from '../server/use-ask-on-return.ts'
import { useFocusAfterDeletion } from '../ui/use-focus-after-deletion.ts'
import { Unread } from '../websites/unread.tsx'
import { endRestoreToast } from './restore-website.ts'
import styles from './trash.module.css'
import { useTrash } from './trash-query.ts'
import { TrashedWebsite } from './trashed-website.tsx'

interface TrashProps {
  /** How many websites there are, of how many there may be. */
  owned: number
  limit: number
  /** Whether it is said here that it could not be read. */
  tellsTrouble: boolean
}

/** The deleted websites that can still be restored; not there for those who have deleted none. */
export const Trash = ({ owned, limit, tellsTrouble }: TrashProps) => {
  const { data, problem, isAsking, ask } = useTrash()
  useAskOnReturn(ask)
  useEffect(() => endRestoreToast, [])
  // What is gone from the websites is here now, whoever deleted it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of websites is another trash
  useEffect(ask, [ask, owned])
  const trashed = data?.trashed ?? none
  useFocusAfterDeletion(
    useMemo(() => trashed.map(({ draftId }) => draftId), [trashed]),
    focusPlaces,
  )
  // Whoever has emptied it sees that, and does not lose their place on the page.
  const [hadSome, setHadSome] = useState(false)
  useEffect(() => {
    if (trashed.length > 0) setHadSome(true)
  }, [trashed])
  if (data === null && problem && tellsTrouble)
    return (
      <section className={styles.trash} data-trash>
        <h2 tabIndex={-1}>Trash</h2>
        <Unread what="What is in the trash" problem={problem} busy={isAsking} onRetry={ask} />
      </section>
    )
  if (trashed.length === 0 && !hadSome) return null
  const isFull = owned >= limit
  return (
    <section className={styles.trash} data-trash>
      <div>
        <h2 tabIndex={-1}>Trash</h2>
        <p className={styles.note}>
          {`Kept for ${trashLifetimeDays} days with draft, pictures, messages and address, then gone for good.`}
        </p>
      </div>
      <div>
        {trashed.length === 0 && <p className={styles.note}>Nothing in the trash.</p>}
        {isFull && trashed.length > 0 && (
          <p className={styles.why}>
            <Info aria-hidden="true" />
            {`You have ${owned} of ${limit} websites. Delete one or hand one over, then restore.`}
          </p>
        )}
        <ul>
          {trashed.map((website) => (
            <li key={website.draftId} className={styles.item}>
              <TrashedWebsite website={website} canRestore={!isFull} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const none: readonly TrashedEntry[] = []
const focusPlaces = { each: '[data-trashed]', otherwise: '[data-trash] h2' } as const
