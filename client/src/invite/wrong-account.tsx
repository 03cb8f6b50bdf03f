import type { AcceptAnswer } from '@shingle/shared/invite/endpoints.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { LogOut } from 'lucide-react'
import { SignOutQuestion } from '../account/leaving/sign-out-question.tsx'
import { useSignOut } from '../account/leaving/use-sign-out.ts'
import { forgetInvite } from '../account/opened-invite.ts'
import { DoorScreen } from '../app/door-screen.tsx'
import { useTrouble } from '../app/use-trouble.ts'
import { useAccount } from '../server/session/session.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { dayWords } from './day-words.ts'
import styles from './invite-screen.module.css'

/** The invite is for somebody else: whoever signs out comes back to it with the account that they sign in to. */
export const WrongAccount = ({ invited, openUntil }: Extract<AcceptAnswer, { outcome: 'wrong-account' }>) => {
  const email = useAccount()?.email
  const fail = useTrouble()
  const signingOut = useSignOut()
  return (
    <DoorScreen sign={['Wrong', 'door']}>
      <h1>You are signed in with a different account</h1>
      <dl className={styles.pair}>
        <dt>Invited</dt>
        <dd>{invited}</dd>
        <dt>Signed in</dt>
        <dd>{email}</dd>
      </dl>
      <p className={styles.why}>
        Sign out, then sign in with the invited address.
        {openUntil !== null && ` The invitation stays open until ${dayWords(openUntil)}.`}
      </p>
      <div className={styles.ways}>
        <Button size="main" wide onClick={() => void signingOut.begin().catch(fail)}>
          <LogOut aria-hidden="true" />
          Sign Out
        </Button>
        <ButtonLink kind="line" size="main" wide to={appPaths.websites} onClick={forgetInvite}>
          Do this later
        </ButtonLink>
      </div>
      <SignOutQuestion signingOut={signingOut} />
    </DoorScreen>
  )
}
