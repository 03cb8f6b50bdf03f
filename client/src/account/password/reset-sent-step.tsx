import { linkLifetime } from '@shingle/shared/mailed-link/purposes.ts'
import { useTask } from '../../server/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { SentTitle } from '../sent-title.tsx'
import styles from '../sign-in-screen.module.css'
import { Trouble } from '../trouble.tsx'
import type { SignInSteps } from '../use-sign-in-steps.ts'
import { sendReset } from './passwords.ts'

/** What comes after asking for a new password: nobody is told whether the address has an account. */
export const ResetSentStep = ({ steps }: { steps: SignInSteps }) => {
  const { email, take } = steps
  const { busy, problem, run } = useTask(() => toast('A new link is on its way'))
  return (
    <section>
      <SentTitle>Check your inbox</SentTitle>
      <p className={styles.why}>
        If an account has this email, the link is on its way. This is what you typed: <b>{email}</b>
      </p>
      <div className={styles.ways}>
        <Button kind="line" size="main" wide busy={busy} onClick={() => run(() => sendReset(email))}>
          Send a new link
        </Button>
        <Trouble text={problem?.text ?? ''} />
        <Button kind="line" size="main" wide onClick={() => take('code')}>
          Use a code instead
        </Button>
      </div>
      <p className={styles.fine}>
        Look in the spam folder too. The link is good for {linkLifetime('new-password')}.
      </p>
    </section>
  )
}
