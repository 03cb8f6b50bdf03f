import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.tsx'
import { spokenAddress } from './websites.ts'
import { useDeleteWebsite } from './websites-query.ts'

interface DeleteWebsiteDialogProps {
  website: WebsiteEntry
  onClose: () => void
}

/** Cannot be undone, so the name is typed once more before it happens. */
export const DeleteWebsiteDialog = ({ website, onClose }: DeleteWebsiteDialogProps) => {
  const { businessName, published, draftId } = website
  const formId = useId()
  const [typed, setTyped] = useState('')
  const deletion = useDeleteWebsite()
  const word = published?.handle ?? businessName
  const confirmed = typed.trim().toLowerCase() === word.trim().toLowerCase()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!confirmed) return
    deletion.mutate(draftId, {
      onSuccess: () => {
        onClose()
        toast(`${businessName} is deleted`)
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={`Delete ${businessName}?`}
      description={
        published
          ? `The page at ${spokenAddress(published.url)} goes at once: visitors see “site not found”. The draft, its versions and its pictures go with it. This cannot be undone.`
          : 'The draft, its versions and its pictures are deleted. This cannot be undone.'
      }
      footer={
        <>
          <Button kind="quiet" size="main" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="danger"
            size="main"
            type="submit"
            form={formId}
            disabled={!confirmed}
            busy={deletion.isPending}
          >
            Delete website
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={`Type ${word} to confirm`}
          autoComplete="off"
          autoFocus
          spellCheck={false}
          value={typed}
          onChange={setTyped}
          error={deletion.error?.message}
        />
      </form>
    </Dialog>
  )
}
