import { goHome } from '../account/leaving/go-home.ts'
import { useSignOut } from '../account/leaving/use-sign-out.ts'
import { useTrouble } from '../app/use-trouble.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { AskDialog } from '../ui/dialog.tsx'
import styles from './account-screen.module.css'
import { signOutEverywhere } from './profile-calls.ts'

/** Asks before every device is signed out. */
export const EverywhereDialog = ({ count, onClose }: { count: number; onClose: () => void }) => {
  const { leaveKeepingWork } = useSignOut(goHome)
  const fail = useTrouble()
  // What is on this device alone stays on it, as on the others.
  const { busy, problem, run } = useTask<undefined>(() => void leaveKeepingWork().catch(fail))
  return (
    <AskDialog
      title="Sign out everywhere?"
      action={
        <Button size="main" busy={busy} onClick={() => run(signOutEverywhere)}>
          Sign out everywhere
        </Button>
      }
      onClose={onClose}
    >
      <p>
        {count === 1 ? 'This device is signed out.' : `${count} devices are signed out, this one included.`}{' '}
        No assistant is let in any more. You sign in again with a code.
      </p>
      <p>
        Changes that have not reached your account wait on the device they were made on until you sign in
        there.
      </p>
      {problem && (
        <p className={styles.bad} role="alert">
          {problem.text}
        </p>
      )}
    </AskDialog>
  )
}
