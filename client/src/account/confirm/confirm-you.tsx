import type { Account } from '@shingle/shared/account/account.ts'
import type { Ways } from '@shingle/shared/ways/endpoints.ts'
import { useState } from 'react'
import { useAccount } from '../../server/session/session.ts'
import { useTask } from '../../server/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { Turning } from '../../ui/turning.tsx'
import { enter } from '../enter.ts'
import { useOffersGoogle } from '../google/use-offers-google.ts'
import { PasskeyEntry } from '../passkey/passkey-entry.tsx'
import { PasswordForm } from '../password/password-form.tsx'
import { signInByPassword } from '../password/passwords.ts'
import { type Entered, type SentCode, sendCode } from '../sign-in.ts'
import { Trouble } from '../trouble.tsx'
import { waysQuery } from '../ways-query.ts'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { ConfirmByGoogle } from './confirm-by-google.tsx'
import styles from './confirm-you.module.css'

/** Asks whoever is signed in to prove once more who they are, in any way that their account has, before something dangerous. */
export const ConfirmYou = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const account = useAccount()
  const { data: ways, problem } = waysQuery.use()
  const goOn = async (entered: Entered) => {
    await enter(entered)
    onConfirmed()
  }
  // Whoever cannot be told how their account opens is mailed a code: that always opens it.
  const known = ways ?? (problem && none)
  return (
    <section className={styles.confirm} aria-label="Confirm that it is you">
      <b>Confirm that it is you</b>
      {account && known ? (
        <Choices account={account} ways={known} onEnter={(entered) => void goOn(entered)} />
      ) : (
        <p role="status">
          <Turning /> One moment
        </p>
      )}
    </section>
  )
}

const none: Ways = { google: null, password: null, passkeys: [] }

interface ChoicesProps {
  account: Account
  ways: Ways
  onEnter: (entered: Entered) => void
}

const Choices = ({ account, ways, onEnter }: ChoicesProps) => {
  const { email, id } = account
  const [sent, setSent] = useState<SentCode | null>(null)
  const offersGoogle = useOffersGoogle()
  const sending = useTask<SentCode>(setSent)
  const send = () => sending.run(() => sendCode(email))
  const byPassword = async (password: string): Promise<string> => {
    const result = await signInByPassword({ email, password })
    if (!result.ok) return result.problem.text
    onEnter(result.value)
    return ''
  }
  if (sent !== null) return <ConfirmByCode sent={sent} onResent={setSent} onEnter={onEnter} />
  const hasGoogle = ways.google !== null && offersGoogle
  const isAlone = ways.password === null && !hasGoogle
  return (
    <>
      <p>You signed in a while ago.{isAlone && ` We mail a code to ${email}.`}</p>
      {ways.password && <PasswordForm button="Confirm" onSubmit={byPassword} />}
      {hasGoogle && <ConfirmByGoogle accountId={id} onEnter={onEnter} />}
      <div className={isAlone ? styles.alone : styles.others}>
        <Button
          {...(isAlone ? { kind: 'line', size: 'main', wide: true } : { kind: 'link' })}
          busy={sending.busy}
          onClick={send}
        >
          {isAlone ? 'Send me a code' : 'Send me a code instead'}
        </Button>
        {ways.passkeys.length > 0 && <PasskeyEntry accountId={id} onEnter={onEnter} />}
      </div>
      <Trouble text={sending.problem?.text ?? ''} />
    </>
  )
}
