import type { LibraryEntry } from '@shingle/shared/image/endpoints.ts'
import { imageInUse } from '@shingle/shared/image/problems.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { wayOut } from '../../ui/dialog-focus.ts'
import { toast } from '../base/toast.ts'
import { useWebsite } from '../base/website/website-context.ts'
import styles from './image-dialog.module.css'
import { deleteImage, imageUses } from './library-calls.ts'
import { type ImageUses, usesWords } from './uses-words.ts'

interface DeleteImageDialogProps {
  entry: LibraryEntry
  isOnPage: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a picture leaves the library, and says where it is used. */
export const DeleteImageDialog = ({ entry, isOnPage, onClose, onDeleted }: DeleteImageDialogProps) => {
  const { draftId } = useWebsite()
  const { reference } = entry.image
  const [uses, setUses] = useState<ImageUses | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    imageUses(draftId, reference)
      .then((answer) => {
        if (answer.ok) setUses(answer.value)
        else toast(answer.problem.text, { kind: 'trouble' })
      })
      .catch(console.error)
  }, [draftId, reference])
  const stands = isOnPage || uses?.onPage === true
  const remove = async () => {
    setBusy(true)
    const deleted = await deleteImage(draftId, reference)
    setBusy(false)
    onClose()
    if (deleted.ok) onDeleted()
    else toast(deleted.problem.text, { kind: 'trouble' })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={stands ? 'This picture is in use' : 'Delete this picture?'}
      description={stands ? imageInUse.text : uses ? usesWords(uses) : 'Looking where it is used…'}
      footer={
        <>
          <Button {...wayOut} kind={stands ? 'ink' : 'quiet'} onClick={onClose}>
            {stands ? 'Close' : 'Cancel'}
          </Button>
          {!stands && (
            <Button kind="danger" busy={busy} disabled={uses === null} onClick={() => void remove()}>
              Delete
            </Button>
          )}
        </>
      }
    >
      <img className={styles.leaving} src={entry.thumbnail} alt="" />
    </Dialog>
  )
}
