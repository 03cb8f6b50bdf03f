import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../email-field.tsx'
import styles from '../sign-in-screen.module.css'
import type { SignInSteps } from '../use-sign-in-steps.ts'
import { sendReset } from './passwords.ts'

export const ForgotStep = ({ steps }: { steps: SignInSteps }) => {
  const { email, setEmail, setSent, take } = steps
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = normaliseEmail(email)
    if (!isEmail(address)) return setError(invalidSignInEmail.text)
    setBusy(true)
    const result = await sendReset(address)
    setBusy(false)
    if (!result.ok) return setError(result.problem.text)
    setEmail(address)
    setSent({ what: 'reset' })
  }

  return (
    <section>
      <h1>Reset password</h1>
      <p className={styles.why}>
        We send a link for a new one. Faster:{' '}
        <Button kind="link" onClick={() => take('code')}>
          sign in with a code
        </Button>
      </p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <EmailField
          autoFocus
          value={email}
          onChange={(value) => {
            setEmail(value)
            setError('')
          }}
          error={error}
        />
        <Button type="submit" wide busy={busy}>
          Send reset link
        </Button>
      </form>
    </section>
  )
}
