import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { DoorScreen } from '../../app/door-screen.tsx'
import { useTrouble } from '../../app/use-trouble.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from '../sign-in-screen.module.css'
import { SignOutQuestion } from './sign-out-question.tsx'
import { useSignOut } from './use-sign-out.ts'

interface WrongAccountDoorProps {
  onLater?: () => void
  /** Which account it is, and which it should be. */
  children: ReactNode
}

/** What was opened is for another account: whoever signs out comes back to it with the one that they sign in to. */
export const WrongAccountDoor = ({ onLater, children }: WrongAccountDoorProps) => {
  const fail = useTrouble()
  const signingOut = useSignOut()
  return (
    <DoorScreen sign={['Wrong', 'door']}>
      <h1>You are signed in with a different account</h1>
      {children}
      <div className={styles.ways}>
        <Button size="main" wide onClick={() => void signingOut.begin().catch(fail)}>
          <LogOut aria-hidden="true" />
          Sign Out
        </Button>
        <ButtonLink kind="line" size="main" wide to={appPaths.websites} onClick={onLater}>
          Do this later
        </ButtonLink>
      </div>
      <p className={styles.fine}>
        Signing out deletes what this device keeps of the account, and asks first where anything is not in it
        yet.
      </p>
      <SignOutQuestion signingOut={signingOut} />
    </DoorScreen>
  )
}
