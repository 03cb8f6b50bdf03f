import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { useEffect, useState } from 'react'
import { DoorScreen } from '../../app/door-screen.tsx'
import { navigate } from '../../app/navigate.ts'
import { useTitle } from '../../app/use-title.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Turning } from '../../ui/turning.tsx'
import { nextPlace } from '../next-place.ts'
import styles from '../sign-in-screen.module.css'
import { signInBy } from '../sign-in-way.ts'
import { linkTexts } from './link-texts.ts'
import { useOpenedLink } from './use-opened-link.ts'
import { askWaitingTab } from './waiting-tab.ts'

/** Where a magic link leads: it signs in, in the browser that asked for it, or says why not. */
export const LinkScreen = ({ token }: { token: string }) => {
  useTitle('Sign in')
  const link = useOpenedLink(token)
  const [isMadeElsewhere, setIsMadeElsewhere] = useState(false)
  useEffect(() => {
    if (link.state !== 'entered') return
    askWaitingTab()
      .then((next) => {
        // The answers are in the other tab alone, and that makes the website of them.
        if (next === appPaths.createLaunch) return setIsMadeElsewhere(true)
        return navigate(nextPlace(new URLSearchParams(next === null ? {} : { next })), { replace: true })
      })
      .catch(console.error)
  }, [link.state])
  if (isMadeElsewhere) return <MadeElsewhere />
  switch (link.state) {
    case 'opening':
    case 'entered':
      return (
        <DoorScreen sign={['Come', 'on in']}>
          <p className={styles.waiting} role="status">
            <Turning /> Signing in
          </p>
        </DoorScreen>
      )
    case 'expired':
      return <ExpiredLink />
    case 'other-browser':
      return <OtherBrowser />
    case 'trouble':
      return (
        <DoorScreen sign={['Hm.']}>
          <h1>The link did not open</h1>
          <p className={styles.why} role="alert">
            {link.text}
          </p>
          <div className={styles.ways}>
            <Button size="main" wide onClick={link.again}>
              Try again
            </Button>
          </div>
        </DoorScreen>
      )
  }
}

const MadeElsewhere = () => (
  <DoorScreen sign={['Come', 'on in']}>
    <h1>You are signed in</h1>
    <p className={styles.why}>
      Your website is being made in the tab where you asked for the link. Go back to it, or close this one.
    </p>
    <div className={styles.ways}>
      <ButtonLink kind="line" size="main" wide to={appPaths.websites}>
        Your Websites
      </ButtonLink>
    </div>
  </DoorScreen>
)

const ExpiredLink = () => (
  <DoorScreen sign={['Closed']} isCrooked>
    <h1>Email link expired</h1>
    <p className={styles.why}>{linkTexts.expired}</p>
    <div className={styles.ways}>
      <ButtonLink size="main" wide to={signInBy('link')}>
        Request New Link
      </ButtonLink>
      <ButtonLink kind="line" size="main" wide to={appPaths.signIn}>
        Use a code instead
      </ButtonLink>
    </div>
  </DoorScreen>
)

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
