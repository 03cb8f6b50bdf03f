import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { useState } from 'react'
import { DoorScreen } from '../../app/door-screen.tsx'
import { useTitle } from '../../app/use-title.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { enter } from '../enter.ts'
import { LinkTrouble, LinkWaiting } from '../link/link-states.tsx'
import { SignedInHere } from '../link/signed-in-here.tsx'
import { createUseOpened } from '../link/use-opened.ts'
import styles from '../sign-in-screen.module.css'
import { signInBy } from '../sign-in-way.ts'
import { ExpiredPasswordLink } from './expired-password-link.tsx'
import { PasswordForm } from './password-form.tsx'
import { confirmSignUp } from './passwords.ts'

const confirm = async (token: string, password?: string) => {
  const result = await confirmSignUp(token, password)
  if (result.ok && result.value.state === 'entered') await enter(result.value)
  return result
}

const useConfirmed = createUseOpened((token) => confirm(token))

/** Where the mail leads that confirms the address of a new account. */
export const ConfirmScreen = ({ token }: { token: string }) => {
  useTitle('Confirm your email')
  const link = useConfirmed(token)
  if (link.state === 'opening') return <LinkWaiting />
  if (link.state === 'trouble') return <LinkTrouble text={link.text} onAgain={link.again} />
  const confirmed = link.value
  switch (confirmed.state) {
    case 'entered':
      return <SignedInHere />
    case 'expired':
      return <ExpiredPasswordLink way="create" />
    case 'exists':
      return <AccountExists />
    case 'password-needed':
      return <OtherBrowser email={confirmed.email} token={token} />
  }
}

const AccountExists = () => (
  <DoorScreen sign={['Come', 'on in']}>
    <h1>Account already exists. Please sign in.</h1>
    <p className={styles.why}>
      The address got its account another way meanwhile, and that stays as it is, without the new password.
    </p>
    <div className={styles.ways}>
      <ButtonLink size="main" wide to={appPaths.signIn}>
        Sign In
      </ButtonLink>
    </div>
  </DoorScreen>
)

/** Whoever opens the mail in another browser shows by the password that they are the one who asked. */
const OtherBrowser = ({ email, token }: { email: string; token: string }) => {
  const [state, setState] = useState<'password-needed' | 'entered' | 'expired' | 'exists'>('password-needed')

  const submit = async (password: string): Promise<string> => {
    const result = await confirm(token, password)
    if (!result.ok) return result.problem.text
    setState(result.value.state)
    return ''
  }

  if (state === 'entered') return <SignedInHere />
  if (state === 'expired') return <ExpiredPasswordLink way="create" />
  if (state === 'exists') return <AccountExists />
  return (
    <DoorScreen sign={['Nearly', 'open']}>
      <h1>Confirm your email</h1>
      <p className={styles.why}>
        You asked in another browser. Type the password that you chose there, and the account of{' '}
        <b>{email}</b> is yours.
      </p>
      <PasswordForm button="Confirm and sign in" onSubmit={submit} />
      <p className={styles.fine}>
        Did you ask for no account? Then close this page: nothing happens.{' '}
        <a href={signInBy('code')}>Sign in with a code instead</a>
      </p>
    </DoorScreen>
  )
}
