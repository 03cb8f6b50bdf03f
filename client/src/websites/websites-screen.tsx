import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { navigate } from '../app/navigate.ts'
import { useTitle } from '../app/use-title.ts'
import { ProblemError } from '../server/problem-error.ts'
import { networkProblem } from '../server/problems.ts'
import { QueryRoom } from '../server/query-room.tsx'
import { Button } from '../ui/button.tsx'
import { Turning } from '../ui/turning.tsx'
import { limitFlagIsUp, lowerLimitFlag, raiseLimitFlag } from '../website/limit-flag.ts'
import { sortedWebsites, type Websites } from '../website/websites.ts'
import { useWebsites } from '../website/websites-query.ts'
import { AccountBar } from './account-bar.tsx'
import { NoWebsites } from './no-websites.tsx'
import { OwnedWebsites } from './owned-websites.tsx'
import { SharedWebsites } from './shared-websites.tsx'
import { useFocusAfterDeletion } from './use-focus-after-deletion.ts'
import styles from './websites-screen.module.css'

const WebsiteLimitDialog = lazy(async () => ({
  default: (await import('./website-limit-dialog.tsx')).WebsiteLimitDialog,
}))

export const WebsitesScreen = () => {
  useTitle('Your Websites')
  return (
    <QueryRoom>
      <AccountBar />
      <main className={styles.main}>
        <WebsiteLists />
      </main>
    </QueryRoom>
  )
}

const WebsiteLists = () => {
  const { data, error, isFetching, refetch } = useWebsites()
  if (data) return <Lists websites={data} />
  if (error) return <ListTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      <Heading note="Looking them up" />
      <div className={styles.rail} />
      <p className={styles.waiting} role="status">
        <Turning /> One moment
      </p>
    </>
  )
}

const Lists = ({ websites }: { websites: Websites }) => {
  const [limitShown, setLimitShown] = useState(limitFlagIsUp)
  const { owned, shared, limit } = websites
  useFocusAfterDeletion(useMemo(() => sortedWebsites(owned).map(({ draftId }) => draftId), [owned]))
  const create = () => {
    if (owned.length < limit) return navigate(appPaths.createAbout)
    raiseLimitFlag()
    setLimitShown(true)
  }
  const closeLimit = () => {
    lowerLimitFlag()
    setLimitShown(false)
  }

  return (
    <>
      {owned.length === 0 ? (
        <NoWebsites onCreate={() => void create()} />
      ) : (
        <>
          <Heading note={countWords(owned.length, limit)} onCreate={() => void create()} />
          <OwnedWebsites websites={sortedWebsites(owned)} />
        </>
      )}
      {shared.length > 0 && <SharedWebsites websites={sortedWebsites(shared)} />}
      <Suspense>{limitShown && <WebsiteLimitDialog onClose={closeLimit} />}</Suspense>
    </>
  )
}

/** The limit is told once it is near. */
const countWords = (count: number, limit: number): string =>
  count < limit - 1 ? 'Newest work first.' : `${count} of ${limit}. Newest work first.`

const Heading = ({ note, onCreate }: { note: string; onCreate?: () => void }) => (
  <div className={styles.heading}>
    <div>
      <h1>Your Websites</h1>
      <p>{note}</p>
    </div>
    {onCreate && (
      <Button onClick={onCreate}>
        <Plus aria-hidden="true" />
        Create a new website
      </Button>
    )}
  </div>
)

interface ListTroubleProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

const ListTrouble = ({ error, busy, onRetry }: ListTroubleProps) => {
  const offline = error instanceof ProblemError && error.problem.code === networkProblem.code
  return (
    <>
      <Heading note="The list could not be read." />
      <div className={styles.rail} />
      <div className={styles.trouble} role="alert">
        <p>{error.message}</p>
        {offline && (
          <p className={styles.soft}>Drafts opened on this device before still open by their own address.</p>
        )}
        <Button busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </>
  )
}
