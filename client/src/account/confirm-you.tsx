import { useState } from 'react'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { CodeBoxes } from './code-boxes.tsx'
import { isWholeCode } from './code-entry.ts'
import styles from './confirm-you.module.css'
import { enter } from './enter.ts'
import { useAccount } from './session.ts'
import { type Entered, type SentCode, sendCode, verifyCode } from './sign-in.ts'

/** Asks whoever is signed in to prove once more who they are, by a mailed code, before something dangerous. */
export const ConfirmYou = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const email = useAccount()?.email ?? ''
  const [sent, setSent] = useState<SentCode | null>(null)
  const [code, setCode] = useState('')
  const sending = useTask<SentCode>(setSent)
  const trying = useTask<Entered>((entered) => {
    enter(entered)
    onConfirmed()
  })
  const change = (next: string) => {
    setCode(next)
    trying.forgive()
    if (sent && isWholeCode(next)) trying.run(() => verifyCode(sent, next))
  }
  return (
    <div className={styles.confirm}>
      <b>Confirm that it is you</b>
      {sent === null ? (
        <>
          <p>You signed in a while ago. We mail a code to {email}.</p>
          <Button
            kind="line"
            size="main"
            wide
            busy={sending.busy}
            onClick={() => sending.run(() => sendCode(email))}
          >
            Send me a code
          </Button>
          {sending.problem && (
            <p className={styles.bad} role="alert">
              {sending.problem.text}
            </p>
          )}
        </>
      ) : (
        <>
          <CodeBoxes code={code} onChange={change} error={trying.problem?.text ?? ''} />
          <p>
            Sent to {email}.{' '}
            <Button kind="link" busy={sending.busy} onClick={() => sending.run(() => sendCode(email))}>
              Send a new code
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
