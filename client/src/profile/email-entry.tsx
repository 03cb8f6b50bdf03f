import type { EmailChange } from '@shingle/shared/email-change/endpoints.ts'
import { Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useKeepOpen, wasLeftOpen } from '../app/left-open.ts'
import { refreshSession, sessionStore, useAccount } from '../server/session/session.ts'
import { useAskOnReturn } from '../server/use-ask-on-return.ts'
import { useTask } from '../server/use-task.ts'
import { Breaking } from '../ui/breaking.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { toast } from '../ui/toast.tsx'
import { useFormInPlace } from '../ui/use-form-in-place.ts'
import styles from './account-screen.module.css'
import own from './email.module.css'
import { cancelEmailChange } from './email-calls.ts'
import { EmailForm } from './email-form.tsx'
import { profileQuery } from './profile-calls.ts'

/** The address of the account, the one that is to be it, and the form that asks for another. */
export const EmailEntry = () => {
  const account = useAccount()
  const { data, isSettled, ask } = profileQuery.use()
  const form = useFormInPlace(wasLeftOpen('change-email'))
  useKeepOpen(form.isOpen ? 'change-email' : null)
  useAskOnReturn(ask)
  const opener = useRef<HTMLButtonElement>(null)
  const change = data?.emailChange ?? null
  useNewAddress(isSettled && change === null)
  if (account === null) return null
  // What this device keeps may be of before its mail was opened.
  const waiting = change?.email === account.email ? null : change
  if (form.isOpen) return <EmailForm email={account.email} onClose={form.close} />
  return (
    <div className={classNames(styles.entry, waiting && own.waits)}>
      <span>Email</span>
      <div>
        <p>
          <Breaking text={account.email} />
        </p>
        {waiting && <Waiting change={waiting} onTakenBack={() => opener.current?.focus()} />}
      </div>
      <Button {...form.opener} ref={opener} kind="link" aria-label="Change email" onClick={form.open}>
        Change
      </Button>
    </div>
  )
}

/** Its mail may have been opened in another tab: this one learns the address with the next token. */
const useNewAddress = (isNothingAwaited: boolean): void => {
  const [wasAwaited, setAwaited] = useState(false)
  if (!isNothingAwaited && !wasAwaited) setAwaited(true)
  useEffect(() => {
    if (!isNothingAwaited || !wasAwaited) return
    const { session } = sessionStore.getState()
    if (session.status === 'signed-in') refreshSession(session.accessToken).catch(console.error)
  }, [isNothingAwaited, wasAwaited])
}

interface WaitingProps {
  change: EmailChange
  /** Called before this goes, and the button that has the focus with it. */
  onTakenBack: () => void
}

const Waiting = ({ change, onTakenBack }: WaitingProps) => {
  const { busy, problem, run } = useTask<undefined>(() => {
    toast(`Your email stays as it is. The link in the mail to ${change.email} leads nowhere now`)
    onTakenBack()
    profileQuery.change((profile) => ({ ...profile, emailChange: null }))
  })
  return (
    <div className={own.awaited}>
      <p role="status">
        <Mail aria-hidden="true" />
        <span>Waiting for you to use the link mailed to {change.email}</span>
      </p>
      <Button
        kind="link"
        busy={busy}
        aria-label="Take back the change of email"
        onClick={() => run(cancelEmailChange)}
      >
        Take back
      </Button>
      {problem && (
        <p className={styles.bad} role="alert">
          {problem.text}
        </p>
      )}
    </div>
  )
}
