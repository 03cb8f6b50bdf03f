import { reLoginFailed } from '@shingle/shared/account/problems.ts'
import { refuse } from '@shingle/shared/problem/problem.ts'
import { addressOf } from '../../app/place.ts'
import { useTask } from '../../server/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { signInWithGoogle } from '../google/ask-google.ts'
import { GoogleIcon } from '../google/google-icon.tsx'
import type { Entered } from '../sign-in.ts'
import { Trouble } from '../trouble.tsx'

interface ConfirmByGoogleProps {
  accountId: string
  onEnter: (entered: Entered) => void
}

/** Has Google say once more who somebody is; specification 8: 're-login failed' where it says another. */
export const ConfirmByGoogle = ({ accountId, onEnter }: ConfirmByGoogleProps) => {
  const { busy, problem, run } = useTask<Entered>(onEnter)
  const ask = async () => {
    const result = await signInWithGoogle({ next: addressOf(window.location), accountId })
    if (!result.ok) return result
    return result.value.state === 'entered'
      ? { ok: true as const, value: result.value }
      : refuse(reLoginFailed)
  }
  return (
    <>
      <Button kind="line" size="main" wide busy={busy} onClick={() => run(ask)}>
        {!busy && <GoogleIcon />}
        Continue with Google
      </Button>
      <Trouble text={problem?.text ?? ''} />
    </>
  )
}
