import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PasswordForm } from '../password/password-form.tsx'
import { signInByPassword } from '../password/passwords.ts'
import { type Entered, type SentCode, sendCode } from '../sign-in.ts'
import styles from '../sign-in-screen.module.css'
import { Trouble } from '../trouble.tsx'

interface ConnectStepProps {
  email: string
  onCodeSent: (sent: SentCode) => void
  onEnter: (entered: Entered) => void
}

/** Google knows somebody by an address that it does not run: they sign in with that once by other means. */
export const ConnectStep = ({ email, onCodeSent, onEnter }: ConnectStepProps) => {
  const [trouble, setTrouble] = useState('')
  const [isSending, setIsSending] = useState(false)

  const submit = async (password: string): Promise<string> => {
    const result = await signInByPassword({ email, password })
    if (!result.ok) return result.problem.text
    onEnter(result.value)
    return ''
  }
  const sendCodeInstead = async () => {
    setIsSending(true)
    const result = await sendCode(email)
    setIsSending(false)
    if (result.ok) onCodeSent(result.value)
    else setTrouble(result.problem.text)
  }

  return (
    <section>
      <h1>Connect Google?</h1>
      <p className={styles.why}>
        Sign in once as <b>{email}</b>, by its password or a code. From then on Google opens your account too.
      </p>
      <PasswordForm button="Sign in and connect" onSubmit={submit} />
      <div className={styles.others}>
        <Button kind="link" busy={isSending} onClick={() => void sendCodeInstead()}>
          Send me a code instead
        </Button>
      </div>
      <Trouble text={trouble} />
    </section>
  )
}
