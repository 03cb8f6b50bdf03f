import { codeLifetimeMs } from '@shingle/shared/account/code.ts'
import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../email-field.tsx'
import { GoogleEntry, type GoogleWays } from '../google-entry.tsx'
import { PasskeyEntry } from '../passkey/passkey-entry.tsx'
import { type Entered, type SentCode, sendCode } from '../sign-in.ts'
import styles from '../sign-in-screen.module.css'
import type { SignInSteps } from '../use-sign-in-steps.ts'
import { PasswordField } from './password-field.tsx'
import { signInByPassword } from './passwords.ts'

interface PasswordStepProps {
  steps: SignInSteps
  google: GoogleWays
  onCodeSent: (sent: SentCode) => void
  onEnter: (entered: Entered) => void
}

interface Trouble {
  readonly field: 'email' | 'password'
  readonly text: string
}

export const PasswordStep = ({ steps, google, onCodeSent, onEnter }: PasswordStepProps) => {
  const { email, setEmail, take } = steps
  const [password, setPassword] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState<'password' | 'code' | null>(null)
  const errorAt = (field: Trouble['field']) => (trouble?.field === field ? trouble.text : '')

  const addressOr = (): string | null => {
    const address = normaliseEmail(email)
    if (isEmail(address)) return address
    setTrouble({ field: 'email', text: invalidSignInEmail.text })
    return null
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = addressOr()
    if (address === null || busy !== null) return
    setBusy('password')
    const result = await signInByPassword({ email: address, password })
    setBusy(null)
    if (result.ok) onEnter(result.value)
    else
      setTrouble({
        field: result.problem.field === 'email' ? 'email' : 'password',
        text: result.problem.text,
      })
  }
  const sendCodeInstead = async () => {
    // Without an address the code is asked for where it is always asked for.
    const address = normaliseEmail(email)
    if (!isEmail(address)) return take('code')
    setBusy('code')
    const result = await sendCode(address)
    setBusy(null)
    if (result.ok) onCodeSent(result.value)
    else setTrouble({ field: 'email', text: result.problem.text })
  }

  return (
    <section>
      <h1>Sign in</h1>
      <p className={styles.why}>With your password, or without: a code by email opens the same account.</p>
      <GoogleEntry {...google} />
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <EmailField
          autoFocus={email === ''}
          value={email}
          onChange={(value) => {
            setEmail(value)
            setTrouble(null)
          }}
          error={errorAt('email')}
        />
        <PasswordField
          autoFocus={email !== ''}
          value={password}
          onChange={(value) => {
            setPassword(value)
            setTrouble(null)
          }}
          error={errorAt('password')}
        />
        <Button type="submit" wide busy={busy === 'password'}>
          Sign in
        </Button>
      </form>
      <div className={styles.others}>
        <Button kind="link" onClick={() => take('forgot')}>
          Forgot password?
        </Button>
        <Button kind="link" busy={busy === 'code'} onClick={() => void sendCodeInstead()}>
          Send me a code instead
        </Button>
      </div>
      <div className={styles.others}>
        <Button kind="link" onClick={() => take('link')}>
          Use a magic link
        </Button>
        <PasskeyEntry onEnter={onEnter} />
      </div>
      {errorAt('password') !== '' && (
        <p className={styles.note}>
          5 tries, then a pause of {codeLifetimeMs / 60_000} minutes. A code works meanwhile. Just created the
          account? Open the link in our mail first.
        </p>
      )}
    </section>
  )
}
