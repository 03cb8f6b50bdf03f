import { putEmailBackEndpoint } from '@shingle/shared/email-change/endpoints.ts'
import { formerEmailDays } from '@shingle/shared/email-change/limits.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { useState } from 'react'
import { DoorScreen } from '../../app/door-screen.tsx'
import { useTitle } from '../../app/use-title.ts'
import { call } from '../../server/call-endpoint.ts'
import { useTask } from '../../server/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from '../sign-in-screen.module.css'
import { Trouble } from '../trouble.tsx'

interface Answer {
  readonly status: 'Success' | 'ExpiredLink' | 'AddressTaken'
  readonly email?: string | undefined
}

/** Where the mail leads that told an address that it is the former one: it becomes the account's again. */
export const FormerEmailScreen = ({ token }: { token: string }) => {
  useTitle('Take your account back')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { busy, problem, run } = useTask<Answer>(setAnswer)
  switch (answer?.status) {
    case 'Success':
      return <PutBack email={answer.email ?? ''} />
    case 'ExpiredLink':
      return <Expired />
    case 'AddressTaken':
      return <Taken />
    case undefined:
      return (
        <DoorScreen sign={['Your', 'keys']}>
          <h1>Take your account back</h1>
          <p className={styles.why}>
            Your old email opens the account again, and everybody is signed out. Passwords, Google and
            passkeys are taken off: only a code or link by mail signs in.
          </p>
          <div className={styles.ways}>
            <Button
              size="main"
              wide
              busy={busy}
              onClick={() => run(() => call(putEmailBackEndpoint, { body: { token } }))}
            >
              Put my email back
            </Button>
          </div>
          <Trouble text={problem?.text ?? ''} />
          <p className={styles.fine}>Was it you who changed it? Then close this page: nothing happens.</p>
        </DoorScreen>
      )
  }
}

const PutBack = ({ email }: { email: string }) => (
  <DoorScreen sign={['Welcome', 'back']}>
    <h1>Your email is back</h1>
    <p className={styles.why}>
      Sign in with <b>{email}</b>. Then look at your websites and their editors, and change the password of
      your mailbox.
    </p>
    <Way to={appPaths.signIn}>Sign In</Way>
  </DoorScreen>
)

const Expired = () => (
  <DoorScreen sign={['Closed']} isCrooked>
    <h1>Email link expired</h1>
    <p className={styles.why}>
      It was good for {formerEmailDays} days, once. Write to us, and we look into it with you.
    </p>
    <Way to={pagePaths.support}>Contact support</Way>
  </DoorScreen>
)

const Taken = () => (
  <DoorScreen sign={['Other', 'door']}>
    <h1>This email has another account</h1>
    <p className={styles.why}>
      Everybody was signed out of yours, but whoever changed its email can sign in again: it is not back yet.
      Signing in with this email after the change made a new account, which is in the way.
    </p>
    <ol className={styles.steps}>
      <li>Sign in here. That opens the new account.</li>
      <li>Delete it in its Account Settings.</li>
      <li>
        Click “This was not me” in our mail once more. It is good for {formerEmailDays} days after the change.
      </li>
    </ol>
    <Way to={appPaths.signIn}>Sign In</Way>
    <p className={styles.fine}>
      Is there something in the new account that you want to keep, or are the {formerEmailDays} days nearly
      over? Then <a href={pagePaths.support}>write to us</a>.
    </p>
  </DoorScreen>
)

const Way = ({ to, children }: { to: string; children: string }) => (
  <div className={styles.ways}>
    <ButtonLink size="main" wide leavesApp to={to}>
      {children}
    </ButtonLink>
  </div>
)
