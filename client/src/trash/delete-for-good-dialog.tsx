import type { TrashedEntry } from '@shingle/shared/trash/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { ConfirmYouLate } from '../account/confirm/confirm-you-late.tsx'
import { useConfirmedTask } from '../account/confirm/use-confirmed-task.ts'
import { useTyped } from '../app/left-open.ts'
import { useWayBack } from '../profile/use-way-back.ts'
import { Button } from '../ui/button.tsx'
import { AskDialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.tsx'
import { Warning } from '../ui/warning.tsx'
import { deleteForGood, weighTrashed } from './trash-calls.ts'
import { weightWords } from './trash-words.ts'

interface DeleteForGoodDialogProps {
  website: TrashedEntry
  onClose: () => void
  /** Called once it is gone, before the dialog closes. */
  onDeleted: () => void
}

/** Cannot be undone, so the name is typed once more before it happens. */
export const DeleteForGoodDialog = ({ website, onClose, onDeleted }: DeleteForGoodDialogProps) => {
  const { draftId, address } = website
  const name = websiteName(website.businessName)
  const word = address?.split('/').at(-1) ?? name
  const formId = useId()
  const [typed, setTyped] = useTyped(`delete-for-good/${draftId}`)
  const weight = useWeight(draftId)
  const { busy, problem, run, goOn } = useConfirmedTask<undefined>(() => {
    onDeleted()
    onClose()
    toast(`${name} is deleted for good`)
  })
  const waits = useWayBack(problem)
  const confirmed = waits === null && typed.trim().toLowerCase() === word.toLowerCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (confirmed && goOn === null) run(() => deleteForGood(draftId))
  }

  return (
    <AskDialog
      title={`Delete ${name} for good?`}
      description={weightWords(weight)}
      action={
        <Button
          kind="danger"
          size="main"
          type="submit"
          form={formId}
          disabled={!confirmed || goOn !== null}
          busy={busy}
        >
          Delete for good
        </Button>
      }
      onClose={onClose}
    >
      {waits === null ? (
        <form id={formId} onSubmit={submit}>
          <TextField
            label={`Type ${word} to confirm`}
            autoComplete="off"
            autoFocus
            spellCheck={false}
            value={typed}
            onChange={setTyped}
            error={problem?.text}
          />
        </form>
      ) : (
        <Warning>{waits}</Warning>
      )}
      {goOn && <ConfirmYouLate onConfirmed={goOn} />}
    </AskDialog>
  )
}

/** What goes with it; null while that is not known. */
const useWeight = (draftId: string) => {
  const [weight, setWeight] = useState<Parameters<typeof weightWords>[0]>(null)
  useEffect(() => {
    weighTrashed(draftId)
      .then((answer) => answer.ok && setWeight(answer.value))
      .catch(console.error)
  }, [draftId])
  return weight
}
