import { CloudOff, TriangleAlert } from 'lucide-react'
import { useAccount } from '../../account/session.ts'
import { useDraftSession, useDraftStatus } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../designer-store.ts'
import { canEdit } from '../draft/editing.ts'
import styles from './banners.module.css'
import { initials } from './initials.ts'

/** Lines that say what differs from the usual: somebody else edits, no connection, something not saved. */
export function Banners() {
  const status = useDraftStatus(useDraftSession())
  const userId = useAccount()?.id
  if (!canEdit(status) && status.holder && status.holder.id !== userId) {
    return <Following name={status.holder.name} />
  }
  if (status.save === 'not-saved' && status.why && status.why !== 'saving' && status.why !== 'offline') {
    return (
      <p className={styles.trouble} role="alert">
        <TriangleAlert aria-hidden="true" />
        {troubleWords[status.why]}
      </p>
    )
  }
  return status.online ? null : <Offline waiting={status.save !== 'account'} />
}

function Following({ name }: { name: string }) {
  return (
    <div className={styles.following} role="status">
      <span className={styles.face} aria-hidden="true">
        {initials(name)}
      </span>
      <p>
        <b>{name} is editing.</b> You follow, read only.
      </p>
      <Button onClick={() => openDialog({ name: 'take-control' })}>Take edit control</Button>
    </div>
  )
}

function Offline({ waiting }: { waiting: boolean }) {
  return (
    <p className={styles.offline} role="status">
      <CloudOff aria-hidden="true" />
      {waiting
        ? 'You are offline. Your changes are on this device and will follow when you are back.'
        : 'You are offline. You can go on editing; publishing waits until you are back.'}
    </p>
  )
}

const troubleWords = {
  busy: 'Not saved to your account: the server is busy. We keep trying.',
  'disk-full': 'Not saved: the disk of this device is full. Free some room, then change something again.',
  'storage-blocked':
    'This browser keeps nothing on this device (private window?). Stay online until everything is saved to your account.',
  refused: 'A change could not be saved. A copy of it is kept on this device.',
  'no-access': 'You no longer have access to this website.',
  outdated: 'There is a newer version of the designer. Reload the page to go on editing.',
} as const
