import { codeLifetime } from '@shingle/shared/account/code.ts'
import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { emailMaximum } from '@shingle/shared/email/email-maximum.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { GoogleEntry } from './google-entry.tsx'
import { type SentCode, sendCode } from './sign-in.ts'
import styles from './sign-in-screen.module.css'

interface EmailStepProps {
  why: string
  email: string
  onEmail: (email: string) => void
  onSent: (sent: SentCode) => void
}

export const EmailStep = ({ why, email, onEmail, onSent }: EmailStepProps) => {
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = normaliseEmail(email)
    if (!isEmail(address)) return setError(invalidSignInEmail.text)
    setBusy(true)
    const result = await sendCode(address)
    setBusy(false)
    if (result.ok) onSent(result.value)
    else setError(result.problem.text)
  }

  return (
    <section>
      <h1>Sign in</h1>
      <p className={styles.why}>{why}</p>
      <GoogleEntry />
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoFocus
          limit={emailMaximum}
          placeholder="rosa@pellstreetcycles.example"
          value={email}
          onChange={(value) => {
            onEmail(value)
            setError('')
          }}
          error={error}
        />
        <Button type="submit" wide busy={busy}>
          Send me a code
        </Button>
      </form>
      <p className={styles.note}>Six letters and digits, good for {codeLifetime}.</p>
    </section>
  )
}
