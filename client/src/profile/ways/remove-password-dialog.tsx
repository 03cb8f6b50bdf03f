import { type FormEvent, useId, useState } from 'react'
import { PasswordField } from '../../account/password/password-field.tsx'
import { Trouble } from '../../account/trouble.tsx'
import { useTask } from '../../server/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { AskDialog } from '../../ui/dialog.tsx'
import styles from './password-dialog.module.css'
import { removePassword } from './ways-calls.ts'

interface RemovePasswordDialogProps {
  onDone: () => void
  onClose: () => void
}

/** Takes the password off, for whoever knows it. */
export const RemovePasswordDialog = ({ onDone, onClose }: RemovePasswordDialogProps) => {
  const form = useId()
  const [current, setCurrent] = useState('')
  const { busy, problem, run, forgive } = useTask<unknown>(() => {
    onDone()
    onClose()
  })
  const isOfField = problem?.field === 'current'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) run(() => removePassword(current))
  }
  return (
    <AskDialog
      title="Remove your password?"
      action={
        <Button type="submit" form={form} size="main" busy={busy}>
          Remove password
        </Button>
      }
      onClose={onClose}
    >
      <p>It opens this account no more. A code by email always does.</p>
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label="Current password"
          autoFocus
          value={current}
          onChange={(value) => {
            setCurrent(value)
            forgive()
          }}
          error={isOfField ? problem.text : ''}
        />
      </form>
      <Trouble text={problem && !isOfField ? problem.text : ''} />
    </AskDialog>
  )
}
