import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { DoorScreen } from '../../app/door-screen.tsx'
import { useTitle } from '../../app/use-title.ts'
import { restoreSession, useAccount } from '../../server/session/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { enter } from '../enter.ts'
import { openedInvite } from '../opened-invite.ts'
import styles from '../sign-in-screen.module.css'
import { signInBy } from '../sign-in-way.ts'
import { ExpiredLink } from './expired-link.tsx'
import { LinkTrouble, LinkWaiting } from './link-states.tsx'
import { linkTexts } from './link-texts.ts'
import { openLink } from './magic-link.ts'
import { SignedInHere } from './signed-in-here.tsx'
import { createUseOpened } from './use-opened.ts'

const useOpenedLink = createUseOpened(async (token) => {
  const result = await openLink(token)
  // Whoever opens it a second time may be signed in by the first.
  if (result.ok && result.value.state === 'expired') await restoreSession()
  if (result.ok && result.value.state === 'entered') await enter(result.value)
  return result
})

/** Where a magic link leads: it signs in, in the browser that asked for it, or says why not. */
export const LinkScreen = ({ token }: { token: string }) => {
  useTitle('Sign in')
  const link = useOpenedLink(token)
  if (link.state === 'opening') return <LinkWaiting />
  if (link.state === 'trouble') return <LinkTrouble text={link.text} onAgain={link.again} />
  switch (link.value.state) {
    case 'entered':
      return <SignedInHere />
    case 'expired':
      return <EndedLink />
    case 'other-browser':
      return <OtherBrowser />
  }
}

/** Whoever opens a link once more that let them in is in already: no other is needed. */
const EndedLink = () => {
  const account = useAccount()
  const invite = openedInvite()
  if (account === null) return <ExpiredLink text={linkTexts.expired} to={signInBy('link')} />
  return (
    <DoorScreen sign={['Open', 'already']}>
      <h1>You are signed in already</h1>
      <p className={styles.why}>
        This link was used before, or is too old by now. You need no other: you are signed in as{' '}
        <b>{account.email}</b>.
      </p>
      <div className={styles.ways}>
        <ButtonLink size="main" wide to={invite ?? appPaths.websites}>
          {invite === null ? 'Your Websites' : 'Open the invitation'}
        </ButtonLink>
      </div>
    </DoorScreen>
  )
}

const OtherBrowser = () => (
  <DoorScreen sign={['Other', 'door']}>
    <h1>Device not supported</h1>
    <p className={styles.why}>{linkTexts.otherBrowser}</p>
    <div className={styles.ways}>
      <ButtonLink size="main" wide to={pagePaths.home} leavesApp>
        Visit homepage
      </ButtonLink>
      <ButtonLink kind="line" size="main" wide to={appPaths.signIn}>
        Send me a code instead
      </ButtonLink>
    </div>
    <p className={styles.fine}>A code can be typed on any device.</p>
  </DoorScreen>
)
