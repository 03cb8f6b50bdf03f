import { DoorScreen } from '../../app/door-screen.tsx'
import { WaitingDoor } from '../../app/waiting-door.tsx'
import { Button } from '../../ui/button.tsx'
import styles from '../sign-in-screen.module.css'

/** While a mailed link is being opened. */
export const LinkWaiting = () => <WaitingDoor>Signing in</WaitingDoor>

/** A mailed link could not be opened, and may be another time. */
export const LinkTrouble = ({ text, onAgain }: { text: string; onAgain: () => void }) => (
  <DoorScreen sign={['Hm.']}>
    <h1>The link did not open</h1>
    <p className={styles.why} role="alert">
      {text}
    </p>
    <div className={styles.ways}>
      <Button size="main" wide onClick={onAgain}>
        Try again
      </Button>
    </div>
  </DoorScreen>
)
