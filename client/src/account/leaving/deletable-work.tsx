import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { discardDeviceCopy } from '../../replica/device-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { AskDialog } from '../../ui/dialog.tsx'
import type { UnsavedWork } from './unsaved-drafts.ts'
import { WorkList } from './work-list.tsx'

interface DeletableWorkProps {
  work: readonly UnsavedWork[]
  onGone: () => void
}

/** Work on this device alone, each to be taken along or, once that is confirmed, deleted. */
export const DeletableWork = ({ work, onGone }: DeletableWorkProps) => {
  const [asked, setAsked] = useState<UnsavedWork | null>(null)
  return (
    <>
      <WorkList
        work={work}
        wayFor={(one) => (
          <Button kind="quiet" aria-label={`Delete ${one.name} here`} onClick={() => setAsked(one)}>
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
        )}
      />
      {asked && <DeleteWorkDialog work={asked} onGone={onGone} onClose={() => setAsked(null)} />}
    </>
  )
}

interface DeleteWorkDialogProps {
  work: UnsavedWork
  onGone: () => void
  onClose: () => void
}

const DeleteWorkDialog = ({ work, onGone, onClose }: DeleteWorkDialogProps) => {
  const remove = async () => {
    for (const name of work.copies) await discardDeviceCopy(name)
    onClose()
    onGone()
  }
  return (
    <AskDialog
      title={`Delete your changes to ${work.name}?`}
      description={<p>Only this device has them. They are gone for good.</p>}
      action={
        <Button kind="danger" size="main" onClick={() => void remove().catch(console.error)}>
          Delete for good
        </Button>
      }
      onClose={onClose}
    />
  )
}
