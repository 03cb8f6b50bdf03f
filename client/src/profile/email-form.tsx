import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { emailMaximum } from '@shingle/shared/email/email-maximum.ts'
import type { EmailChange } from '@shingle/shared/email-change/endpoints.ts'
import { formerEmailDays } from '@shingle/shared/email-change/limits.ts'
import { sameEmail } from '@shingle/shared/email-change/problems.ts'
import { type FormEvent, useId, useState } from 'react'
import { ConfirmYou } from '../account/confirm/confirm-you.tsx'
import { useConfirmedTask } from '../account/confirm/use-confirmed-task.ts'
import { PasswordField } from '../account/password/password-field.tsx'
import { Trouble } from '../account/trouble.tsx'
import { useTyped } from '../app/left-open.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useFocusOnRefusal } from '../ui/use-focus-on-refusal.ts'
import styles from './account-screen.module.css'
import { useCurrentPassword } from './current-password.tsx'
import own from './email.module.css'
import { changeEmail } from './email-calls.ts'
import { profileQuery } from './profile-calls.ts'

interface EmailFormProps {
  /** The address that the account has. */
  email: string
  onClose: () => void
}

/** Asks for another address: with the current password, or a sign-in of the last minutes where there is none. */
export const EmailForm = ({ email: present, onClose }: EmailFormProps) => {
  const form = useId()
  const [email, setEmail] = useTyped('change-email')
  const [error, setError] = useState('')
  const task = useConfirmedTask<EmailChange>((emailChange) => {
    profileQuery.change((profile) => ({ ...profile, emailChange }))
    onClose()
  })
  const { busy, problem, run, goOn } = task
  const password = useCurrentPassword(problem)
  useFocusOnRefusal(form, problem?.field)
  const errorAt = (field: string) => (problem?.field === field ? problem.text : '')
  const forgive = () => {
    setError('')
    task.forgive()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = normaliseEmail(email)
    if (!isEmail(address)) return setError(invalidSignInEmail.text)
    if (address === present) return setError(sameEmail.text)
    if (!busy) run(() => changeEmail(address, password.given))
  }
  return (
    <div className={styles.open}>
      <span>Email</span>
      <div className={own.form}>
        <p>{present}</p>
        <form id={form} className={own.pair} onSubmit={submit} noValidate>
          <TextField
            label="New email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoFocus
            limit={emailMaximum}
            value={email}
            onChange={(value) => {
              setEmail(value)
              forgive()
            }}
            error={error || errorAt('email')}
          />
          {password.isNeeded && (
            <PasswordField
              label="Current password"
              value={password.value}
              onChange={(value) => {
                password.setValue(value)
                forgive()
              }}
              error={errorAt('current')}
            />
          )}
        </form>
        <p className={own.hint}>
          We write to the new address. Until the link in that mail is used, the old one stays. A note goes to
          the old one too.
        </p>
        <p className={own.hint}>
          For {formerEmailDays} days after the change the old address can take the account back. During these
          days neither the account nor a website can be deleted for good, and no website can be handed over.
        </p>
        {goOn && <ConfirmYou onConfirmed={goOn} />}
        <Trouble text={problem && problem.field === undefined ? problem.text : ''} />
        <div className={styles.row}>
          <Button type="submit" form={form} busy={busy} disabled={goOn !== null}>
            Change email
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  )
}
