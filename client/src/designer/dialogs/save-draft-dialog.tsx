import { saveVersionEndpoint } from '@shingle/shared/version/endpoints.ts'
import { versionNameMaximum } from '@shingle/shared/version/limits.ts'
import { useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { call } from '../../server/call-endpoint.ts'
import { appLocale } from '../../ui/app-locale.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { focusFirst } from '../base/focus-first.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'
import { toast } from '../base/toast.ts'
import { useWebsite } from '../base/website/website-context.ts'
import styles from './dialogs.module.css'

const durableWithinMs = 15_000

/** Keeps the draft as it is now under a name. Every change is saved anyway; this is a place to return to. */
export const SaveDraftDialog = () => {
  const draft = useDraft()
  const writing = useTextWriting()
  const entry = useWebsite()
  const [name, setName] = useState(
    () => `Draft of ${new Date().toLocaleDateString(appLocale, { dateStyle: 'long' })}`,
  )
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const run = async (): Promise<void> => {
    writing.settle()
    const saved = await draft.savedToAccount(durableWithinMs)
    if (!saved.ok) return setProblem(saved.problem.text)
    const result = await call(saveVersionEndpoint, {
      params: { id: entry.draftId },
      body: { name: name.trim() },
    })
    if (!result.ok) return setProblem(result.problem.text)
    closeDialog()
    toast('Draft Saved')
  }
  const save = () => {
    setBusy(true)
    setProblem(undefined)
    run()
      .catch((cause: unknown) => {
        console.error(cause)
        setProblem('An unknown error has occurred. Please try again.')
      })
      .finally(() => setBusy(false))
  }
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Save Draft"
      footer={
        <>
          <Button kind="quiet" onClick={closeDialog}>
            Cancel
          </Button>
          <Button busy={busy} disabled={name.trim() === ''} onClick={save}>
            Save Draft
          </Button>
        </>
      }
    >
      <p className={styles.soft}>
        Every change is saved as you make it. A named version is a point you can come back to.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') save()
        }}
      >
        <TextField
          {...focusFirst}
          label="Name of this version"
          value={name}
          onChange={setName}
          limit={versionNameMaximum}
          error={problem}
        />
      </form>
    </Dialog>
  )
}
