import type { AcceptAnswer } from '@shingle/shared/invite/endpoints.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import type { PathParameters } from '@shingle/shared/paths/match-path.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { useSessionHere } from '../account/use-signed-in.ts'
import { DoorScreen } from '../app/door-screen.tsx'
import { Link } from '../app/link.tsx'
import { useTitle } from '../app/use-title.ts'
import { WaitingDoor } from '../app/waiting-door.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Accepted, Expired, MaximumReached, NoLongerValid } from './invite-outcomes.tsx'
import styles from './invite-screen.module.css'
import { useAcceptance } from './use-acceptance.ts'
import { WrongAccount } from './wrong-account.tsx'

/** Where the link of an invite leads: it is accepted, or says why not. */
export const InviteScreen = ({ parameters }: { parameters: PathParameters }) => {
  useTitle('Invitation')
  return useSessionHere() ? <OpenedInvite inviteId={parameters.id ?? ''} /> : null
}

const OpenedInvite = ({ inviteId }: { inviteId: string }) => {
  const acceptance = useAcceptance(inviteId)
  switch (acceptance.state) {
    case 'asking':
      return <WaitingDoor>Opening the invitation</WaitingDoor>
    case 'trouble':
      return (
        <DoorScreen sign={['Hm.']} way={<Link to={appPaths.websites}>Your Websites</Link>}>
          <h1>The invitation did not open</h1>
          <p className={styles.why} role="alert">
            {troubleWords(acceptance.problem)}
          </p>
          <div className={styles.ways}>
            <Button size="main" wide onClick={acceptance.ask}>
              Try again
            </Button>
            <ButtonLink kind="line" size="main" wide to={appPaths.websites}>
              Do this later
            </ButtonLink>
          </div>
        </DoorScreen>
      )
    case 'answered':
      return <Outcome answer={acceptance.answer} />
  }
}

/** Of an answer that did not come nobody knows what it said. */
const troubleWords = ({ status, text }: Problem): string =>
  status >= 400 && status < 500
    ? `${text} Nothing was changed in your account.`
    : `${text} You may be an editor already: try again, or look at your websites.`

const Outcome = ({ answer }: { answer: AcceptAnswer }) => {
  switch (answer.outcome) {
    case 'accepted':
      return <Accepted {...answer} />
    case 'expired':
      return <Expired {...answer} />
    case 'wrong-account':
      return <WrongAccount {...answer} />
    case 'maximum-reached':
      return <MaximumReached {...answer} />
    case 'no-longer-valid':
      return <NoLongerValid />
  }
}
