import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { useEffect, useState } from 'react'
import { DoorScreen } from '../../app/door-screen.tsx'
import { navigate } from '../../app/navigate.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from '../sign-in-screen.module.css'
import { forgetAskedHere } from './asked-here.ts'
import { LinkWaiting } from './link-states.tsx'
import { wayOn } from './way-on.ts'

/** Somebody signed in by a link that they opened in this tab: it goes on where they wanted to go. */
export const SignedInHere = () => {
  const [goesOnElsewhere, setGoesOnElsewhere] = useState(false)
  useEffect(() => {
    wayOn()
      .then((place) =>
        place === null ? setGoesOnElsewhere(true) : navigate(place, { replace: true }).then(forgetAskedHere),
      )
      .catch(console.error)
  }, [])
  return goesOnElsewhere ? <GoesOnElsewhere /> : <LinkWaiting />
}

const GoesOnElsewhere = () => (
  <DoorScreen sign={['Come', 'on in']}>
    <h1>You are signed in</h1>
    <p className={styles.why}>
      The tab where you asked for the link goes on by itself. Go back to it, or close this one.
    </p>
    <div className={styles.ways}>
      <ButtonLink kind="line" size="main" wide to={appPaths.websites}>
        Your Websites
      </ButtonLink>
    </div>
  </DoorScreen>
)
