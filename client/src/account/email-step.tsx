import { codeLifetime } from '@shingle/shared/account/code.ts'
import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { EmailField } from './email-field.tsx'
import { GoogleEntry, type GoogleWays } from './google-entry.tsx'
import { sendLink } from './link/magic-link.ts'
import { PasskeyEntry } from './passkey/passkey-entry.tsx'
import { type Entered, type SentCode, sendCode } from './sign-in.ts'
import styles from './sign-in-screen.module.css'
import type { SignInSteps } from './use-sign-in-steps.ts'

/** What is mailed. */
type Mailed = 'code' | 'link'

interface EmailStepProps {
  steps: SignInSteps
  google: GoogleWays
  title?: string | undefined
  why: string
  /** What is mailed where nobody asks for the other. */
  way: Mailed
  onCodeSent: (sent: SentCode) => void
  onEnter: (entered: Entered) => void
}

const words: Readonly<Record<Mailed, { readonly button: string; readonly note: string }>> = {
  code: { button: 'Send me a code', note: `Six letters and digits, good for ${codeLifetime}.` },
  link: { button: 'Send me a magic link', note: `Open it in this browser, within ${codeLifetime}.` },
}

export const EmailStep = ({ steps, title = 'Sign in', ...rest }: EmailStepProps) => {
  const { google, why, way, onCodeSent, onEnter } = rest
  const { email, setEmail, setSent, take } = steps
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<Mailed | null>(null)
  const other: Mailed = way === 'code' ? 'link' : 'code'

  const send = async (what: Mailed) => {
    const address = normaliseEmail(email)
    if (!isEmail(address)) return setError(invalidSignInEmail.text)
    setBusy(what)
    const problem = await mail(what, address)
    setBusy(null)
    if (problem !== null) setError(problem)
  }
  const mail = async (what: Mailed, address: string): Promise<string | null> => {
    if (what === 'link') {
      const result = await sendLink(address)
      if (!result.ok) return result.problem.text
      setEmail(address)
      setSent({ what: 'link' })
    } else {
      const result = await sendCode(address)
      if (!result.ok) return result.problem.text
      onCodeSent(result.value)
    }
    return null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(way)
  }

  return (
    <section>
      <h1>{title}</h1>
      <p className={styles.why}>{why}</p>
      <GoogleEntry {...google} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <EmailField
          autoFocus
          value={email}
          onChange={(value) => {
            setEmail(value)
            setError('')
          }}
          error={error}
        />
        <Button type="submit" wide busy={busy === way}>
          {words[way].button}
        </Button>
      </form>
      <p className={styles.note}>{words[way].note}</p>
      <div className={styles.others}>
        <Button kind="link" busy={busy === other} onClick={() => void send(other)}>
          {words[other].button} instead
        </Button>
        <Button kind="link" onClick={() => take('password')}>
          Use a password
        </Button>
        <PasskeyEntry onEnter={onEnter} />
      </div>
    </section>
  )
}
