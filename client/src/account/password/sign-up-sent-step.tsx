import { linkLifetime } from '@shingle/shared/mailed-link/purposes.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useOpenedElsewhere } from '../link/use-opened-elsewhere.ts'
import { SentTitle } from '../sent-title.tsx'
import styles from '../sign-in-screen.module.css'
import { Trouble } from '../trouble.tsx'
import type { SignInSteps } from '../use-sign-in-steps.ts'
import { signUp } from './passwords.ts'

interface SignUpSentStepProps {
  steps: SignInSteps
  next: string
  password: string
  onOpened: () => void
}

export const SignUpSentStep = ({ steps, next, password, onOpened }: SignUpSentStepProps) => {
  const { email, setSent } = steps
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useOpenedElsewhere(next, onOpened)

  const resend = async () => {
    setIsBusy(true)
    const result = await signUp({ email, password })
    setIsBusy(false)
    setError(result.ok ? '' : result.problem.text)
    if (result.ok) toast('A new link is on its way')
  }

  return (
    <section>
      <SentTitle>Confirm your email</SentTitle>
      <p className={styles.why}>
        We sent a link to <b>{email}</b>. Open it, and the account is yours.
      </p>
      <div className={styles.ways}>
        <Button size="main" wide busy={isBusy} onClick={() => void resend()}>
          Send it again
        </Button>
        <Trouble text={error} />
        <Button kind="line" size="main" wide onClick={() => setSent(null)}>
          Change email
        </Button>
      </div>
      <p className={styles.fine}>
        Look in the spam folder too. The link is good for {linkLifetime('sign-up')}.
      </p>
    </section>
  )
}
