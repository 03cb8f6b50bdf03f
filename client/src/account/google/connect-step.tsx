import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../password/password-field.tsx'
import { signInByPassword } from '../password/passwords.ts'
import { type Entered, type SentCode, sendCode } from '../sign-in.ts'
import styles from '../sign-in-screen.module.css'

interface ConnectStepProps {
  email: string
  onCodeSent: (sent: SentCode) => void
  onEnter: (entered: Entered) => void
}

/** Google knows somebody by an address that has an account: they sign in to that once by other means. */
export const ConnectStep = ({ email, onCodeSent, onEnter }: ConnectStepProps) => {
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<'password' | 'code' | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy('password')
    const result = await signInByPassword({ email, password })
    setBusy(null)
    if (result.ok) onEnter(result.value)
    else setError(result.problem.text)
  }
  const sendCodeInstead = async () => {
    setBusy('code')
    const result = await sendCode(email)
    setBusy(null)
    if (result.ok) onCodeSent(result.value)
    else setError(result.problem.text)
  }

  return (
    <section>
      <h1>Connect Google?</h1>
      <p className={styles.why}>
        <b>{email}</b> has an account already. Sign in to it once; from then on Google opens it too.
      </p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField
          autoFocus
          value={password}
          onChange={(value) => {
            setPassword(value)
            setError('')
          }}
          error={error}
        />
        <Button type="submit" wide busy={busy === 'password'}>
          Sign in and connect
        </Button>
      </form>
      <div className={styles.others}>
        <Button kind="link" busy={busy === 'code'} onClick={() => void sendCodeInstead()}>
          Send me a code instead
        </Button>
      </div>
    </section>
  )
}
