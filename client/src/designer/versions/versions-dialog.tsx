import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { VersionEntry } from '@shingle/shared/version/endpoints.ts'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { DeleteVersionDialog } from './delete-version-dialog.tsx'
import { NowPane } from './now-pane.tsx'
import { type SincePublish, useChangesSincePublish } from './use-changes-since-publish.ts'
import { useRestore } from './use-restore.ts'
import { useRollBack } from './use-roll-back.ts'
import { type AskedVersion, useVersion } from './use-version.ts'
import { useVersions } from './use-versions.ts'
import { VersionList } from './version-list.tsx'
import { VersionPane } from './version-pane.tsx'
import styles from './versions.module.css'

/** Every state of the draft that can be returned to. Looking at one touches nothing. */
export const VersionsDialog = () => {
  const listed = useVersions()
  const [chosen, setChosen] = useState<VersionEntry | null>(null)
  const asked = useVersion(chosen?.id ?? null)
  const since = useChangesSincePublish()
  const [isDeleting, setIsDeleting] = useState(false)
  const forget = (version: VersionEntry) => {
    setIsDeleting(false)
    setChosen(null)
    listed.forget(version.id)
  }
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Versions"
      size="wide"
      footer={<Actions chosen={chosen} asked={asked} since={since} onDelete={() => setIsDeleting(true)} />}
    >
      <div className={styles.history}>
        <VersionList listed={listed} chosen={chosen?.id ?? null} onChoose={setChosen} />
        {chosen === null ? (
          <NowPane since={since} />
        ) : (
          <Shown key={chosen.id} name={chosen.name} asked={asked} />
        )}
      </div>
      {isDeleting && chosen !== null && (
        <DeleteVersionDialog
          version={chosen}
          onDeleted={() => forget(chosen)}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </Dialog>
  )
}

const Shown = ({ name, asked }: { name: string; asked: AskedVersion }) => {
  if (asked.state === 'known') return <VersionPane name={name} content={asked.version.content} />
  return (
    <div className={styles.pane}>
      <div className={styles.empty} role="status">
        {asked.state === 'failed' ? (
          <>
            <p>{asked.problem.text}</p>
            <Button kind="line" onClick={asked.retry}>
              Try again
            </Button>
          </>
        ) : (
          <p>Fetching this version…</p>
        )}
      </div>
    </div>
  )
}

interface ActionsProps {
  chosen: VersionEntry | null
  asked: AskedVersion
  since: SincePublish
  onDelete: () => void
}

const Actions = ({ chosen, asked, since, onDelete }: ActionsProps) => {
  const isOwner = useWebsite().role === 'Owner'
  const restore = useRestore()
  const rollBack = useRollBack()
  const mayEdit = useCanEdit()
  const done = (restored: boolean) => {
    if (restored) closeDialog()
  }
  const canRestore = mayEdit && chosen !== null && asked.state === 'known'
  const bringBack = (by: (name: string, content: DraftContent) => boolean) => {
    if (chosen !== null && asked.state === 'known') done(by(chosen.name, asked.version.content))
  }
  const canRevert = mayEdit && since.state === 'known' && since.changes.length > 0
  return (
    <>
      <span className={styles.note}>
        {mayEdit
          ? 'Looking changes nothing. Restoring is an edit: you can undo it.'
          : 'You can look. To restore, take edit control first.'}
      </span>
      {isOwner && chosen?.reason === 'saved' && (
        <Button kind="quiet" onClick={onDelete}>
          Delete version
        </Button>
      )}
      {since.state === 'known' && (
        <Button
          kind="quiet"
          disabled={!canRevert}
          onClick={() => canRevert && done(restore.whole('Published version', since.published))}
        >
          Revert to published
        </Button>
      )}
      {rollBack && chosen !== null && (
        <Button kind="quiet" disabled={!canRestore} onClick={() => bringBack(rollBack)}>
          Restore and publish
        </Button>
      )}
      <Button disabled={!canRestore} onClick={() => bringBack(restore.whole)}>
        <RotateCcw aria-hidden="true" />
        Restore all
      </Button>
    </>
  )
}
