import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { useState } from 'react'
import { navigate } from '../../app/navigate.ts'
import { useBusiness } from '../../replica/use-draft.ts'
import { call } from '../../server/call-endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { focusFirst } from '../base/focus-first.ts'
import { useWebsite } from '../base/website/website-context.ts'

/** Deleting cannot be undone, so the name has to be typed. */
export const DeleteWebsiteDialog = () => {
  const { entry } = useWebsite()
  const name = useBusiness().name || entry.businessName
  const confirm = entry.publishedHandle ?? name
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async (): Promise<void> => {
    const result = await call(deleteWebsiteEndpoint, { params: { id: entry.draftId } })
    if (!result.ok) return setProblem(result.problem.text)
    closeDialog()
    await navigate(appPaths.websites)
  }
  const remove = () => {
    setBusy(true)
    run()
      .catch(console.error)
      .finally(() => setBusy(false))
  }
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={`Delete ${name}?`}
      footer={
        <>
          <Button kind="quiet" onClick={() => closeDialog()}>
            Cancel
          </Button>
          <Button kind="danger" busy={busy} disabled={typed.trim() !== confirm} onClick={remove}>
            Delete website
          </Button>
        </>
      }
    >
      <p>
        {entry.published
          ? 'The published page goes at once: visitors see “site not found”. '
          : 'Nothing of it is published. '}
        The draft, its versions and its pictures go with it. This cannot be undone.
      </p>
      <TextField
        {...focusFirst}
        label={`Type ${confirm} to confirm`}
        value={typed}
        onChange={setTyped}
        error={problem}
        autoComplete="off"
      />
    </Dialog>
  )
}
