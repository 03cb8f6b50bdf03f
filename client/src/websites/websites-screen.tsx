import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useSessionHere } from '../account/use-signed-in.ts'
import { navigate } from '../app/navigate.ts'
import { useTitle } from '../app/use-title.ts'
import { rememberAccountPart } from '../profile/account-part.ts'
import { AccountScreen } from '../profile/account-screen.tsx'
import { useAskWhileLooking } from '../server/use-ask-while-looking.ts'
import { Button } from '../ui/button.tsx'
import { Rail } from '../ui/rail.tsx'
import { Turning } from '../ui/turning.tsx'
import { useFocusAfterDeletion } from '../ui/use-focus-after-deletion.ts'
import { limitFlagIsUp, lowerLimitFlag } from '../website/limit-flag.ts'
import { useOwnerNews } from '../website/owner-news.ts'
import { everyWebsite, type Websites } from '../website/website-list.ts'
import { sortedWebsites } from '../website/websites.ts'
import { useWebsites } from '../website/websites-query.ts'
import { AccountBar } from './account-bar.tsx'
import { NoWebsites } from './no-websites.tsx'
import { OpenProject } from './open-project.tsx'
import { OwnedWebsites } from './owned-websites.tsx'
import { SharedWebsites } from './shared-websites.tsx'
import styles from './websites-screen.module.css'

// With the list that leads there, so that the app names no other script for it.
export const fetchBeside = {
  // Small, and made of what the list has fetched.
  account: async () => {
    rememberAccountPart(window.location)
    return AccountScreen
  },
  leads: async () => (await import('../leads/leads-screen.tsx')).LeadsScreen,
  visits: async () => (await import('../visits/visits-screen.tsx')).VisitsScreen,
}

// Hardly anybody sees it.
const ListTrouble = lazy(async () => ({ default: (await import('./list-trouble.tsx')).ListTrouble }))

const WebsiteLimitDialog = lazy(async () => ({
  default: (await import('./website-limit-dialog.tsx')).WebsiteLimitDialog,
}))

// It stands below all else, and waits for an answer of its own.
const Trash = lazy(async () => ({ default: (await import('../trash/trash.tsx')).Trash }))

// What stands above them, for hardly anybody.
const WaitingInvites = lazy(async () => ({ default: (await import('./waiting-invites.tsx')).WaitingInvites }))

// What stands below that, for hardly anybody.
const LeftWork = lazy(async () => ({ default: (await import('./left-work.tsx')).LeftWork }))

export const WebsitesScreen = () => {
  useTitle('Your Websites')
  const isSignedIn = useSessionHere()
  return (
    <>
      <AccountBar />
      <main className={styles.main}>{isSignedIn && <WebsiteLists />}</main>
    </>
  )
}

const WebsiteLists = () => {
  const { data, problem, isSettled, isAsking, ask } = useWebsites()
  // What another device of theirs or another editor does to a website shows here by itself.
  useAskWhileLooking(ask)
  // A list that may lack something is no ground for saying that there is nothing.
  const isWorthShowing = data !== null && (isSettled || everyWebsite(data).length > 0)
  const trouble = problem && (
    <Suspense>
      <ListTrouble problem={problem} busy={isAsking} onRetry={ask} isKept={isWorthShowing} />
    </Suspense>
  )
  if (isWorthShowing) {
    return (
      <>
        {trouble}
        <Lists websites={data} isRead={problem === null} />
        {/* A list of before may lack what was made since. */}
        <Suspense>{isSettled && !problem && <LeftWork websites={data} />}</Suspense>
      </>
    )
  }
  if (trouble) {
    return (
      <>
        <Heading note="The list could not be read." />
        <Rail />
        {trouble}
      </>
    )
  }
  return (
    <>
      <Heading note="Looking them up" />
      <Rail />
      <p className={styles.waiting} role="status">
        <Turning /> One moment
      </p>
    </>
  )
}

interface ListsProps {
  websites: Websites
  /** Whether the server said so just now; else it is told already that it did not. */
  isRead: boolean
}

const Lists = ({ websites, isRead }: ListsProps) => {
  const [cameFromCreating] = useState(limitFlagIsUp)
  const [limitShown, setLimitShown] = useState(cameFromCreating)
  const { owned, shared, limit } = websites
  useOwnerNews(websites)
  useFocusAfterDeletion(
    useMemo(
      () => [...sortedWebsites(owned), ...sortedWebsites(shared)].map(({ draftId }) => draftId),
      [owned, shared],
    ),
    focusPlaces,
  )
  // It is said once: whoever loads the page anew has read it.
  useEffect(lowerLimitFlag, [])
  const showLimit = () => setLimitShown(true)
  const hasRoom = owned.length < limit
  const create = () => (hasRoom ? navigate(appPaths.createAbout) : showLimit())

  const openProject = <OpenProject hasRoom={hasRoom} onLimit={showLimit} />

  return (
    <>
      {owned.length + shared.length === 0 ? (
        <NoWebsites onCreate={() => void create()} open={openProject} />
      ) : (
        <Heading note={countWords(owned.length, limit)} onCreate={() => void create()} open={openProject} />
      )}
      <Suspense>
        <WaitingInvites tellsTrouble={isRead} />
      </Suspense>
      {owned.length > 0 && <OwnedWebsites websites={sortedWebsites(owned)} onLimit={showLimit} />}
      {shared.length > 0 && <SharedWebsites websites={sortedWebsites(shared)} />}
      <Suspense>
        <Trash owned={owned.length} limit={limit} tellsTrouble={isRead} />
      </Suspense>
      <Suspense>
        {limitShown && (
          <WebsiteLimitDialog
            websites={sortedWebsites(owned)}
            limit={limit}
            keepsAnswers={cameFromCreating}
            onClose={() => setLimitShown(false)}
          />
        )}
      </Suspense>
    </>
  )
}

const focusPlaces = { each: '[data-website]', otherwise: 'main h1' } as const

/** The limit is told once it is near. */
const countWords = (count: number, limit: number): string => {
  if (count === 0) return 'No website of your own yet.'
  return count < limit - 1 ? 'Newest work first.' : `${count} of ${limit}. Newest work first.`
}

interface HeadingProps {
  note: string
  onCreate?: () => void
  /** The other way to a new website. */
  open?: ReactNode
}

const Heading = ({ note, onCreate, open }: HeadingProps) => (
  <div className={styles.heading}>
    <div>
      <h1 tabIndex={-1}>Your Websites</h1>
      <p>{note}</p>
    </div>
    {onCreate && (
      <div className={styles.ways}>
        {open}
        <Button onClick={onCreate}>
          <Plus aria-hidden="true" />
          Create a new website
        </Button>
      </div>
    )}
  </div>
)
