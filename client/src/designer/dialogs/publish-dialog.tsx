import { isHandle } from '@shingle/shared/handle/handle.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { CircleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlannedPublish } from '../../website/planned-publish.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { openDialog } from '../base/designer-store.ts'
import { type Reach, useReach } from '../base/use-reach.ts'
import { useDiffers } from '../base/website/use-published.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { Checklist } from './checklist.tsx'
import styles from './dialogs.module.css'
import { PublishAddress } from './publish-address.tsx'
import { PublishedDialog } from './published-dialog.tsx'
import { useAskToPublish } from './use-ask-to-publish.ts'
import { useFirstHandle } from './use-first-handle.ts'
import { type HandleState, useHandle } from './use-handle.ts'
import { usePublish } from './use-publish.ts'

const ChangesSincePublish = lazy(async () => ({
  default: (await import('../versions/changes-since-publish.tsx')).ChangesSincePublish,
}))

/** Chooses the address, shows what will be left out, and publishes. */
export const PublishDialog = () => {
  const entry = useWebsite()
  const picturesWaiting = useDraftStatus(({ pictures }) => pictures.waiting)
  const reach = useReach()
  const differs = useDiffers()
  const address = useHandle(entry.draftId, useFirstHandle())
  const publishing = usePublish()
  const wish = useAskToPublish()
  if (publishing.state === 'published') return <PublishedDialog url={publishing.url} />
  const problem = publishing.state === 'refused' ? publishing.text : undefined
  const waits = waitingWords(reach, picturesWaiting)
  const isOwn = address.handle === entry.publishedHandle
  const canPublish = waits === null ? address.state === 'available' || isOwn : canWait(waits, address, isOwn)
  const publish = () => (waits === null ? publishing.publish(address.handle) : wish(address.handle))
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Publish"
      size="publish"
      footer={
        <>
          <span className={styles['footer-note']}>{waits?.note ?? footerWords(differs)}</span>
          <Button kind="quiet" onClick={closeDialog}>
            Cancel
          </Button>
          <Button
            size="main"
            disabled={!canPublish}
            busy={publishing.state === 'publishing'}
            onClick={publish}
          >
            {waits?.action ?? 'Publish'}
          </Button>
        </>
      }
    >
      <PublishAddress address={address} onEnter={() => canPublish && publish()} />
      <Checklist />
      <PlanPart website={entry} />
      {differs === true && (
        <Suspense>
          <ChangesSincePublish />
        </Suspense>
      )}
      {problem && (
        <p className={styles.problem} role="alert" ref={comeIntoView}>
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
    </Dialog>
  )
}

/** On a phone the list before it fills the screen. */
const comeIntoView = (problem: Element | null) => problem?.scrollIntoView({ block: 'nearest' })

/** When it goes out by itself, with the way to choose or change that. */
const PlanPart = ({ website }: { website: WebsiteEntry }) => {
  const { publishPlan, published, role } = website
  if (role !== 'Owner' && published === null) return null
  return (
    <ul className={styles.list}>
      <li>
        <span>{publishPlan ? <PlannedPublish website={website} /> : 'It can go out by itself later.'}</span>
        <button type="button" className={styles.link} onClick={() => openDialog({ name: 'publish-plan' })}>
          {publishPlan ? 'Change or take back' : 'Choose a time'}
        </button>
      </li>
    </ul>
  )
}

/** What publishing waits for, and what it is called to have it wait; without `action` it cannot. */
interface Waits {
  readonly note: string
  readonly action?: string
}

/** What stands in the way of publishing now; null where nothing does. */
const waitingWords = (reach: Reach, pictures: number): Waits | null => {
  if (reach === 'offline') return { note: 'You are offline.', action: 'Publish when back' }
  if (reach === 'signed-out')
    return { note: 'Your session has ended. You can publish when you are signed in.' }
  if (pictures === 0) return null
  const note =
    pictures === 1
      ? 'It goes out when 1 picture is uploaded.'
      : `It goes out when ${pictures} pictures are uploaded.`
  return { note, action: 'Publish when uploaded' }
}

// Offline nobody can say whether an address is free: that is told when it goes out.
const canWait = ({ action }: Waits, { state, handle }: HandleState & { handle: string }, isOwn: boolean) =>
  action !== undefined && isHandle(handle) && (isOwn || state !== 'unavailable')

const footerWords = (differs: boolean | null): string => {
  if (differs === null) return 'Live in a second or two'
  return differs ? 'Draft differs from published' : 'Visitors see this already'
}
