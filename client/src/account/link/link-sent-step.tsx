import { codeLifetime } from '@shingle/shared/account/code.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { SentTitle } from '../sent-title.tsx'
import { type SentCode, sendCode } from '../sign-in.ts'
import styles from '../sign-in-screen.module.css'
import { Trouble } from '../trouble.tsx'
import { sendLink } from './magic-link.ts'
import { useOpenedElsewhere } from './use-opened-elsewhere.ts'

interface LinkSentStepProps {
  email: string
  /** Where the person wanted to go: the tab in which they open the link goes there. */
  next: string
  onCodeSent: (sent: SentCode) => void
  /** The link was opened in another tab, and this one is signed in as well. */
  onOpened: () => void
}

export const LinkSentStep = ({ email, next, onCodeSent, onOpened }: LinkSentStepProps) => {
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<'link' | 'code' | null>(null)
  useOpenedElsewhere(next, onOpened)

  const resend = async () => {
    setBusy('link')
    const result = await sendLink(email)
    setBusy(null)
    setError(result.ok ? '' : result.problem.text)
    if (result.ok) toast('A new link is on its way')
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
      <SentTitle>Check your inbox</SentTitle>
      <p className={styles.why}>
        We sent a magic link to <b>{email}</b>. Open it in this browser, on this device.
      </p>
      <div className={styles.ways}>
        <Button kind="line" size="main" wide busy={busy === 'link'} onClick={() => void resend()}>
          Send a new link
        </Button>
        <Trouble text={error} />
        <Button kind="line" size="main" wide busy={busy === 'code'} onClick={() => void sendCodeInstead()}>
          Use a code instead
        </Button>
      </div>
      <p className={styles.fine}>
        Good for {codeLifetime}, once. This page signs in by itself when you have opened it.
      </p>
    </section>
  )
}
