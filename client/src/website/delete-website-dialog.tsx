import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.tsx'
import { deleteWebsite } from './website-calls.ts'
import { spokenAddress } from './websites.ts'

interface DeleteWebsiteDialogProps {
  website: Pick<WebsiteEntry, 'draftId' | 'businessName' | 'published'>
  onClose: () => void
  /** Called once it is gone, before the dialog closes. */
  onDeleted: () => void
}

/** Cannot be undone, so the name is typed once more before it happens. */
export const DeleteWebsiteDialog = ({ website, onClose, onDeleted }: DeleteWebsiteDialogProps) => {
  const { draftId, published } = website
  const name = websiteName(website.businessName)
  const word = published?.handle ?? name
  const formId = useId()
  const [typed, setTyped] = useState('')
  const { busy, problem, remove } = useRemoval(draftId, () => {
    onDeleted()
    onClose()
    toast(`${name} is deleted`)
  })
  const confirmed = typed.trim().toLowerCase() === word.toLowerCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (confirmed) remove()
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={`Delete ${name}?`}
      description={goesWords(published)}
      footer={
        <>
          <Button kind="quiet" size="main" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" size="main" type="submit" form={formId} disabled={!confirmed} busy={busy}>
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
          error={problem}
        />
      </form>
    </Dialog>
  )
}

const goesWords = (published: WebsiteEntry['published']): string => {
  const page = published
    ? `The page at ${spokenAddress(published.url)} goes at once: visitors see “Site not found”.`
    : 'Nothing of it is published.'
  return `${page} The draft, its versions and its pictures go with it. This cannot be undone.`
}

const useRemoval = (draftId: string, onGone: () => void) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async (): Promise<void> => {
    const result = await deleteWebsite(draftId)
    if (result.ok) onGone()
    else setProblem(result.problem.text)
  }
  const remove = () => {
    setBusy(true)
    run()
      .catch(console.error)
      .finally(() => setBusy(false))
  }
  return { busy, problem, remove }
}
