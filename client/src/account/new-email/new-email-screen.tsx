import { linkLifetime } from '@shingle/shared/mailed-link/purposes.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { type ReactNode, useEffect } from 'react'
import { DoorScreen } from '../../app/door-screen.tsx'
import { takeLeftOpen, useTyped } from '../../app/left-open.ts'
import { useTitle } from '../../app/use-title.ts'
import { useTrouble } from '../../app/use-trouble.ts'
import { WaitingDoor } from '../../app/waiting-door.tsx'
import { useAccount } from '../../server/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { WrongAccountDoor } from '../leaving/wrong-account-door.tsx'
import { LinkTrouble } from '../link/link-states.tsx'
import { createUseOpened } from '../link/use-opened.ts'
import styles from '../sign-in-screen.module.css'
import { loginOpen } from '../use-sign-in-steps.ts'
import { confirmNewEmail } from './confirm-new-email.ts'

const useNewEmail = createUseOpened(confirmNewEmail)

/** Where the mail at a new address leads: it becomes the account's, or the page says why not. */
export const NewEmailScreen = ({ token: mailed }: { token: string }) => {
  // Whoever signs in by Google comes back without what stood after the # of the address.
  const [token] = useTyped('new-email', mailed)
  useTitle('Confirm your new email')
  return token === '' ? <OpenMailAgain /> : <Opened token={token} />
}

const Opened = ({ token }: { token: string }) => {
  const link = useNewEmail(token)
  if (link.state === 'trouble') return <LinkTrouble text={link.text} onAgain={link.again} />
  if (link.state === 'opening') return <WaitingDoor>Confirming</WaitingDoor>
  switch (link.value.state) {
    case 'changed':
      return <Changed email={link.value.account.email} />
    case 'signed-out':
      return <SignedOut onEntered={link.again} />
    case 'other-account':
      return <OtherAccount onSignedOut={link.again} />
    case 'expired':
      return (
        <DoorScreen sign={['Closed']} isCrooked>
          <h1>Email link expired</h1>
          <p className={styles.why}>
            It was good for {linkLifetime('new-email')}, once. Ask for the change again in your Account
            Settings.
          </p>
          <ToSettings />
        </DoorScreen>
      )
    case 'taken':
      return (
        <DoorScreen sign={['Other', 'door']}>
          <h1>Account already exists. Please sign in.</h1>
          <p className={styles.why}>
            The new address opens an account of its own. Your account keeps the email that it has.
          </p>
          <ToSettings />
        </DoorScreen>
      )
  }
}

/** Somebody came here without what was mailed: by an address that lost its end, or signing in on the way. */
const OpenMailAgain = () => (
  <DoorScreen sign={['Nearly', 'there']}>
    <h1>Confirm your new email</h1>
    <p className={styles.why}>
      Click the button in our mail to the new address once more: that confirms it. You find the mail in that
      inbox, good for {linkLifetime('new-email')}.
    </p>
    <ToSettings />
  </DoorScreen>
)

const ToSettings = ({ children = 'Account Settings' }: { children?: ReactNode }) => (
  <div className={styles.ways}>
    <ButtonLink size="main" wide to={appPaths.account}>
      {children}
    </ButtonLink>
  </div>
)

const Changed = ({ email }: { email: string }) => (
  <DoorScreen sign={['New', 'address']}>
    <h1>Your email is changed</h1>
    <p className={styles.why}>
      From now on you sign in with <b>{email}</b>, and our mails go there. Other devices are signed out.
    </p>
    <ToSettings />
  </DoorScreen>
)

/** The link is bound to the account that asked: in another browser its owner signs in first. */
const SignedOut = ({ onEntered }: { onEntered: () => void }) => {
  const fail = useTrouble()
  const signIn = async () => {
    const { openLogin } = await import('../login-dialog.tsx')
    openLogin({ why: 'Sign in as you did until now. Then your new email is confirmed.', onEntered })
  }
  useEffect(() => {
    if (takeLeftOpen(loginOpen)) signIn().catch(fail)
  })
  return (
    <DoorScreen sign={['Nearly', 'there']}>
      <h1>Confirm your new email</h1>
      <p className={styles.why}>
        Sign in once more to the account that asked for it, with the email that it had until now.
      </p>
      <div className={styles.ways}>
        <Button size="main" wide onClick={() => void signIn().catch(fail)}>
          Sign In
        </Button>
      </div>
      <p className={styles.fine}>Did you ask for no other email? Then close this page: nothing happens.</p>
    </DoorScreen>
  )
}

const OtherAccount = ({ onSignedOut }: { onSignedOut: () => void }) => {
  const email = useAccount()?.email
  if (email === undefined) return <SignedOut onEntered={onSignedOut} />
  return (
    <WrongAccountDoor>
      <p className={styles.why}>
        You are signed in with <b>{email}</b>. Sign out, then sign in to the account that asked for the new
        email.
      </p>
    </WrongAccountDoor>
  )
}
