import { type FormEvent, useState } from 'react'
import { Breaking } from '../ui/breaking.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { forgetAwaitedCode } from './awaited-code.ts'
import { CodeBoxes } from './code-boxes.tsx'
import { isWholeCode } from './code-entry.ts'
import { type Entered, endsCode, refusesCode, type SentCode, sendCode, verifyCode } from './sign-in.ts'
import styles from './sign-in-screen.module.css'

interface CodeStepProps {
  sent: SentCode
  onResent: (sent: SentCode) => void
  onChangeEmail: () => void
  onEnter: (entered: Entered) => void
}

export const CodeStep = ({ sent, onResent, onChangeEmail, onEnter }: CodeStepProps) => {
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null)

  const verify = async (whole: string) => {
    if (busy) return
    setBusy('verify')
    const result = await verifyCode(sent, whole)
    setBusy(null)
    if (result.ok) return onEnter(result.value)
    setError(result.problem.text)
    if (refusesCode(result.problem)) setCode('')
    // Nothing typed here will be taken: the page need not ask for it once it is loaded anew.
    if (endsCode(result.problem)) forgetAwaitedCode()
  }

  const change = (next: string) => {
    setCode(next)
    setError('')
    if (isWholeCode(next)) void verify(next)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWholeCode(code)) void verify(code)
    // What was said of a code that is gone from the boxes is said on: whoever types it presses Enter all the same.
    else setError((said) => said || 'The code has six characters.')
  }

  const resend = async () => {
    setBusy('resend')
    const result = await sendCode(sent.email)
    setBusy(null)
    if (!result.ok) return setError(result.problem.text)
    setCode('')
    setError('')
    onResent(result.value)
    toast('A new code is on its way')
  }

  return (
    <section>
      <h1>Check your inbox</h1>
      <p className={styles.why}>We sent a six-character code. Type it here, or paste it whole.</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.sent}>
          <span>
            <Breaking text={sent.email} />
          </span>
          <Button kind="link" onClick={onChangeEmail}>
            Change
          </Button>
        </div>
        <CodeBoxes code={code} onChange={change} error={error} />
        <Button type="submit" wide busy={busy === 'verify'}>
          Sign in
        </Button>
      </form>
      <p className={styles.after}>
        Nothing there? Look in the spam folder, or{' '}
        <Button kind="link" busy={busy === 'resend'} onClick={() => void resend()}>
          send a new code
        </Button>
      </p>
    </section>
  )
}
