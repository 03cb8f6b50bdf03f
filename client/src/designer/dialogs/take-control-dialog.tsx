import { useState } from 'react'
import { useDraft, useDraftStatus } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { wayOut } from '../../ui/dialog-focus.ts'
import { closeDialog } from '../base/close-dialog.ts'
import { toast } from '../base/toast.ts'
import { HolderFace } from '../presence/face.tsx'
import { useHolderIsAway } from '../presence/use-presence.ts'
import styles from './dialogs.module.css'

/** Says truthfully what taking control does to the one who has it. */
export const TakeControlDialog = () => {
  const draft = useDraft()
  const holder = useDraftStatus(({ holder }) => holder)
  const isAway = useHolderIsAway()
  const [busy, setBusy] = useState(false)
  const name = holder?.name ?? 'Somebody else'
  const take = () => {
    setBusy(true)
    draft
      .takeControl()
      .then((taken) => {
        if (!taken.ok) toast(taken.problem.text, { kind: 'trouble' })
        closeDialog()
      })
      .catch(console.error)
      .finally(() => setBusy(false))
  }
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Take edit control?"
      footer={
        <>
          <Button {...wayOut} kind="quiet" onClick={closeDialog}>
            Keep following
          </Button>
          <Button busy={busy} onClick={take}>
            Take edit control
          </Button>
        </>
      }
    >
      <div className={styles.who}>
        <HolderFace name={name} />
        <p>
          <b>{isAway ? `${name} is not here now.` : `${name} is editing now.`}</b> If you take control, they
          can only follow. Everything they have saved to the account stays, and the draft as it is now is kept
          as a version. Changes still on their device are kept there for them as a recovered copy; they do not
          enter this draft.
        </p>
      </div>
    </Dialog>
  )
}
