import type { AcceptAnswer } from '@shingle/shared/invite/endpoints.ts'
import { WrongAccountDoor } from '../account/leaving/wrong-account-door.tsx'
import { forgetInvite } from '../account/opened-invite.ts'
import { useAccount } from '../server/session/session.ts'
import { dayWords } from './day-words.ts'
import styles from './invite-screen.module.css'

/** The invite is for somebody else: whoever signs out comes back to it with the account that they sign in to. */
export const WrongAccount = ({ invited, openUntil }: Extract<AcceptAnswer, { outcome: 'wrong-account' }>) => {
  const email = useAccount()?.email
  return (
    <WrongAccountDoor onLater={forgetInvite}>
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
    </WrongAccountDoor>
  )
}
