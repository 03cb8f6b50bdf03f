import { handleMaximum, suggestHandle } from '@shingle/shared/handle/handle.ts'
import { handleReservation } from '@shingle/shared/handle/reservation.ts'
import { Check, CircleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useBusiness, useDraftStatus, useSettings } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Turning } from '../../ui/turning.tsx'
import { spokenAddress } from '../../website/websites.ts'
import { closeDialog } from '../base/close-dialog.ts'
import { focusFirst } from '../base/focus-first.ts'
import { type Reach, useReach } from '../base/use-reach.ts'
import { useDiffers } from '../base/website/use-published.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { Checklist } from './checklist.tsx'
import styles from './dialogs.module.css'
import { PublishedDialog } from './published-dialog.tsx'
import { type HandleState, useHandle } from './use-handle.ts'
import { usePublish } from './use-publish.ts'

const ChangesSincePublish = lazy(async () => ({
  default: (await import('../versions/changes-since-publish.tsx')).ChangesSincePublish,
}))

/** Chooses the address, shows what will be left out, and publishes. */
export const PublishDialog = () => {
  const entry = useWebsite()
  const business = useBusiness()
  const { language } = useSettings()
  const picturesWaiting = useDraftStatus(({ pictures }) => pictures.waiting)
  const reach = useReach()
  const differs = useDiffers()
  const handle = useHandle(entry.draftId, entry.publishedHandle ?? suggestHandle(business, language))
  const publishing = usePublish()
  const [touched, setTouched] = useState(entry.publishedHandle !== null)
  if (publishing.state === 'published') return <PublishedDialog url={publishing.url} />
  const problem = publishing.state === 'refused' ? publishing.text : undefined
  const waits = waitingWords(reach, picturesWaiting)
  const canPublish =
    waits === null && (handle.state === 'available' || handle.handle === entry.publishedHandle)
  const publish = () => publishing.publish(handle.handle)
  const isAddressWrong = handle.state === 'invalid' && (touched || handle.handle !== '')
  const moves = entry.publishedHandle !== null && handle.handle !== entry.publishedHandle
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Publish"
      size="publish"
      footer={
        <>
          <span className={styles['footer-note']}>{waits ?? footerWords(differs)}</span>
          <Button kind="quiet" onClick={closeDialog}>
            Cancel
          </Button>
          <Button
            size="main"
            disabled={!canPublish}
            busy={publishing.state === 'publishing'}
            onClick={publish}
          >
            Publish
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        <TextField
          {...focusFirst}
          label="Website address"
          lead={`${spokenAddress(entry.sitesOrigin)}/`}
          value={handle.handle}
          onChange={(typed) => {
            setTouched(true)
            handle.type(typed)
          }}
          limit={handleMaximum}
          counts
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && canPublish && !event.nativeEvent.isComposing) publish()
          }}
          hint={handle.state === 'invalid' && !isAddressWrong ? handle.text : undefined}
          error={isAddressWrong ? handle.text : undefined}
        />
        <Availability handle={handle} isOwn={handle.handle === entry.publishedHandle} />
        {moves && (
          <p className={styles.warn}>
            The old address stops working at once. It stays reserved for you for {handleReservation}.
          </p>
        )}
      </div>
      <Checklist />
      {differs === true && (
        <Suspense>
          <ChangesSincePublish />
        </Suspense>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
    </Dialog>
  )
}

/** What publishing waits for; null when nothing stands in its way. */
const waitingWords = (reach: Reach, pictures: number): string | null => {
  if (reach === 'offline') return 'You are offline. Publishing waits until you are back.'
  if (reach === 'signed-out') return 'Your session has ended. Publishing waits until you sign in.'
  if (pictures === 0) return null
  return pictures === 1
    ? 'Publishing waits until 1 picture is uploaded.'
    : `Publishing waits until ${pictures} pictures are uploaded.`
}

const footerWords = (differs: boolean | null): string => {
  if (differs === null) return 'Live in a second or two'
  return differs ? 'Draft differs from published' : 'Visitors see this already'
}

const Availability = ({ handle, isOwn }: { handle: HandleState; isOwn: boolean }) => {
  if (handle.state === 'invalid') return null
  if (isOwn) return <p className={styles.soft}>This is the present address.</p>
  const isGood = handle.state === 'available'
  const isBad = handle.state === 'unavailable' || handle.state === 'unknown'
  return (
    <p className={isGood ? styles.good : isBad ? styles.bad : styles.soft} role="status">
      {isGood && <Check aria-hidden="true" />}
      {isBad && <CircleAlert aria-hidden="true" />}
      {handle.state === 'checking' && <Turning />}
      {handle.text}
    </p>
  )
}
