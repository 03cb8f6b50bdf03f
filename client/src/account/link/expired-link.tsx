import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { DoorScreen } from '../../app/door-screen.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from '../sign-in-screen.module.css'

interface ExpiredLinkProps {
  text: string
  /** Where another link is asked for, and what is said there. */
  to: string
  button?: string
}

/** A mailed link that signs in has ended: where to ask for another. */
export const ExpiredLink = ({ text, to, button = 'Request New Link' }: ExpiredLinkProps) => (
  <DoorScreen sign={['Closed']} isCrooked>
    <h1>Email link expired</h1>
    <p className={styles.why}>{text}</p>
    <div className={styles.ways}>
      <ButtonLink size="main" wide to={to}>
        {button}
      </ButtonLink>
      <ButtonLink kind="line" size="main" wide to={appPaths.signIn}>
        Use a code instead
      </ButtonLink>
    </div>
  </DoorScreen>
)
