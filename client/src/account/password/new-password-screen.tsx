import { type FormEvent, useState } from 'react'
import { DoorScreen } from '../../app/door-screen.tsx'
import { useTitle } from '../../app/use-title.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { enter } from '../enter.ts'
import { LinkTrouble, LinkWaiting } from '../link/link-states.tsx'
import { SignedInHere } from '../link/signed-in-here.tsx'
import { createUseOpened } from '../link/use-opened.ts'
import styles from '../sign-in-screen.module.css'
import { ExpiredPasswordLink } from './expired-password-link.tsx'
import { PasswordField } from './password-field.tsx'
import { lackingWords } from './password-words.ts'
import { readReset, resetPassword } from './passwords.ts'

const useReset = createUseOpened(readReset)

/** Where the mail leads that sets a new password. */
export const NewPasswordScreen = ({ token }: { token: string }) => {
  useTitle('New password')
  const link = useReset(token)
  if (link.state === 'opening') return <LinkWaiting />
  if (link.state === 'trouble') return <LinkTrouble text={link.text} onAgain={link.again} />
  if (link.value === null) return <ExpiredPasswordLink way="forgot" />
  return <NewPassword email={link.value} token={token} />
}

const NewPassword = ({ email, token }: { email: string; token: string }) => {
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [state, setState] = useState<'asked' | 'busy' | 'entered' | 'expired'>('asked')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (lackingWords(password) !== '' || state === 'busy') return
    setState('busy')
    const result = await resetPassword(token, password)
    if (!result.ok) {
      setState('asked')
      return setError(result.problem.text)
    }
    if (result.value !== null) {
      await enter(result.value)
      toast('New password set. Other devices are signed out')
    }
    setState(result.value === null ? 'expired' : 'entered')
  }

  if (state === 'entered') return <SignedInHere />
  if (state === 'expired') return <ExpiredPasswordLink way="forgot" />
  return (
    <DoorScreen sign={['Keys', 'cut here']}>
      <h1>New password</h1>
      <p className={styles.why}>
        For <b>{email}</b>. Other devices are signed out, and any AI assistant you connected is disconnected.
      </p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField
          isNew
          autoFocus
          label="New password"
          value={password}
          onChange={(value) => {
            setPassword(value)
            setError('')
          }}
          error={error || (isTried ? lackingWords(password) : '')}
        />
        <Button type="submit" wide busy={state === 'busy'}>
          Set password and sign in
        </Button>
      </form>
    </DoorScreen>
  )
}
