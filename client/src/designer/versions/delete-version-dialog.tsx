import type { VersionEntry } from '@shingle/shared/version/endpoints.ts'
import { useWayBack } from '../../profile/use-way-back.ts'
import { useTask } from '../../server/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { AskDialog } from '../../ui/dialog.tsx'
import { Warning } from '../../ui/warning.tsx'
import { toast } from '../base/toast.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { deleteVersion } from './version-calls.ts'

interface DeleteVersionDialogProps {
  version: VersionEntry
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a saved version goes for good. */
export const DeleteVersionDialog = ({ version, onDeleted, onClose }: DeleteVersionDialogProps) => {
  const { draftId } = useWebsite()
  const { busy, problem, run } = useTask(() => {
    onDeleted()
    toast(`${version.name} deleted`)
  })
  const waits = useWayBack(problem)
  return (
    <AskDialog
      title={`Delete ${version.name}?`}
      description={
        <p>The draft stays as it is. Nobody can return to this version any more: this cannot be undone.</p>
      }
      action={
        <Button
          size="main"
          busy={busy}
          disabled={waits !== null}
          onClick={() => run(() => deleteVersion(draftId, version.id))}
        >
          Delete version
        </Button>
      }
      onClose={onClose}
    >
      {waits !== null && <Warning>{waits}</Warning>}
      {waits === null && problem && <p role="alert">{problem.text}</p>}
    </AskDialog>
  )
}
