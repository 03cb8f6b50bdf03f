import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { MailCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../email-field.tsx'
import styles from '../sign-in-screen.module.css'
import type { SignInSteps } from '../use-sign-in-steps.ts'
import { sendReset } from './passwords.ts'

export const ForgotStep = ({ steps }: { steps: SignInSteps }) => {
  const { email, setEmail } = steps
  const [state, setState] = useState<'asked' | 'busy' | 'sent'>('asked')
  const [error, setError] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = normaliseEmail(email)
    if (!isEmail(address)) return setError(invalidSignInEmail.text)
    setState('busy')
    const result = await sendReset(address)
    setState(result.ok ? 'sent' : 'asked')
    if (!result.ok) setError(result.problem.text)
  }

  return (
    <section>
      <h1>Reset password</h1>
      <p className={styles.why}>We send a link for a new one. Faster: sign in with a code.</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <EmailField
          autoFocus
          value={email}
          onChange={(value) => {
            setEmail(value)
            setError('')
            setState('asked')
          }}
          error={error}
        />
        <Button type="submit" wide busy={state === 'busy'}>
          Send reset link
        </Button>
      </form>
      <p className={styles.good} role="status">
        {state === 'sent' && (
          <>
            <MailCheck aria-hidden="true" />
            If an account has this email, the link is on its way.
          </>
        )}
      </p>
    </section>
  )
}
