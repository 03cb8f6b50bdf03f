import { useEffect } from 'react'
import { signInPath } from '../../account/require-session.ts'
import { navigate } from '../../app/navigate.ts'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { useIsSessionOver } from '../../server/session/session.ts'

/** Whoever's session has ended is led to sign in, once nothing of theirs is on this page alone. */
export const EndedWatch = () => {
  const isOver = useIsSessionOver()
  const isSaved = useDraftStatus(
    ({ save, pictures, phase }) => save === 'account' && pictures.waiting === 0 && phase !== 'loading',
  )
  const isLeft = isOver && isSaved
  useEffect(() => {
    if (isLeft) void navigate(signInPath(window.location), { replace: true })
  }, [isLeft])
  return null
}
