import { signInPath } from '../../account/require-session.ts'
import { navigate } from '../../app/navigate.ts'
import { useDraftStatus } from '../../replica/use-draft.ts'

/** The way to sign in and back to this draft; in another tab where what only this page has would be gone with it. */
export const useSignInAgain = (): (() => void) => {
  const save = useDraftStatus(({ save }) => save)
  return () => {
    const path = signInPath(window.location)
    if (save === 'not-saved') window.open(path, '_blank', 'noopener')
    else void navigate(path)
  }
}
