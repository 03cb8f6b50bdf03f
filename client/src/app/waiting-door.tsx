import type { ReactNode } from 'react'
import { Turning } from '../ui/turning.tsx'
import { DoorScreen } from './door-screen.tsx'
import styles from './waiting-door.module.css'

/** The door while it is asked whether it opens, and what for. */
export const WaitingDoor = ({ children }: { children: ReactNode }) => (
  <DoorScreen sign={['Come', 'on in']}>
    <p className={styles.waiting} role="status">
      <Turning /> {children}
    </p>
  </DoorScreen>
)
