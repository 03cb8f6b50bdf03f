import { signInAgain } from '@shingle/shared/account/problems.ts'
import { toast } from '../../ui/toast.tsx'

/** Adds a passkey to the account of whoever is signed in; who signed in long ago does so once more before. */
export const offerPasskey = async (): Promise<void> => {
  const { addPasskey } = await import('./passkeys.ts')
  const result = await addPasskey()
  if (result === null) return
  if (result.ok) return toast('From now on your passkey signs you in')
  if (result.problem.code !== signInAgain.code) return toast(result.problem.text)
  const { openLogin } = await import('../login-dialog.tsx')
  openLogin({
    why: 'A passkey opens your account. Sign in once more before you add one.',
    onEntered: () => void offerPasskey(),
  })
}
