import { isPassword } from '@shingle/shared/password/password.ts'
import { Check } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { ConfirmYou } from '../../account/confirm/confirm-you.tsx'
import { useConfirmedTask } from '../../account/confirm/use-confirmed-task.ts'
import { PasswordField } from '../../account/password/password-field.tsx'
import { lackingWords } from '../../account/password/password-words.ts'
import { Trouble } from '../../account/trouble.tsx'
import { Button } from '../../ui/button.tsx'
import { AskDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFocusOnRefusal } from '../../ui/use-focus-on-refusal.ts'
import styles from './password-dialog.module.css'
import { changePassword, setPassword } from './ways-calls.ts'

interface PasswordDialogProps {
  /** Whether there is a password already, which is then asked for. */
  has: boolean
  onDone: () => void
  onClose: () => void
}

/** Sets the account's first password, or another one. */
export const PasswordDialog = ({ has, onDone, onClose }: PasswordDialogProps) => {
  const form = useId()
  const [current, setCurrent] = useState('')
  const [password, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const { busy, problem, run, forgive, goOn } = useConfirmedTask<unknown>(() => {
    toast(has ? 'Password changed. Other devices are signed out' : 'Password set')
    onDone()
    onClose()
  })
  useFocusOnRefusal(form, problem?.field)
  const errorAt = (field: string) => (problem?.field === field ? problem.text : '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy || goOn || lackingWords(password) !== '') return
    run(() => (has ? changePassword({ current, password }) : setPassword(password)))
  }
  const title = has ? 'Change password' : 'Set a password'
  return (
    <AskDialog
      title={title}
      action={
        <Button type="submit" form={form} size="main" busy={busy} disabled={goOn !== null}>
          {has ? 'Change password' : 'Set password'}
        </Button>
      }
      onClose={onClose}
    >
      {has && <p>Other devices are signed out, and any AI assistant you connected is disconnected.</p>}
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {has && (
          <PasswordField
            label="Current password"
            autoFocus
            value={current}
            onChange={(value) => {
              setCurrent(value)
              forgive()
            }}
            error={errorAt('current')}
          />
        )}
        <PasswordField
          isNew
          label="New password"
          autoFocus={!has}
          value={password}
          onChange={(value) => {
            setTyped(value)
            forgive()
          }}
          error={errorAt('password') || (isTried ? lackingWords(password) : '')}
        />
        <p className={styles.good} role="status">
          {isPassword(password) && (
            <>
              <Check aria-hidden="true" />
              {[...password].length} characters, long enough
            </>
          )}
        </p>
      </form>
      {goOn && <ConfirmYou onConfirmed={goOn} />}
      <Trouble text={problem && problem.field === undefined ? problem.text : ''} />
    </AskDialog>
  )
}
