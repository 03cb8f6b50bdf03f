import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { useEffect } from 'react'
import { networkProblem } from '../server/problems.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { isMissingScript, missingTitle, missingWords } from './missing-script.ts'
import { PlainScreen } from './plain-screen.tsx'
import { useTitle } from './use-title.ts'

/**
 * What a person sees when the app itself fails. Nothing typed is lost: answers and drafts live outside the screen. A
 * script that is there again reloads it (`open-anew.ts`), one that stays away only who asks for it.
 */
export const TroubleScreen = ({ cause }: { cause: unknown }) => {
  const isMissing = isMissingScript(cause)
  useTitle(isMissing ? missingTitle : 'An unknown error')
  useEffect(() => console.error(cause), [cause])
  const isUnreached = cause instanceof Error && cause.cause === networkProblem
  return (
    <PlainScreen
      sign="Oh."
      title="This page did not open"
      text={whatIs({ isMissing, isUnreached })}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{isMissing ? 'Reload' : 'Try again'}</Button>
          <ButtonLink kind="line" to={pagePaths.support} leavesApp>
            Go to Support
          </ButtonLink>
        </>
      }
    />
  )
}

const whatIs = ({ isMissing, isUnreached }: { isMissing: boolean; isUnreached: boolean }): string => {
  if (isMissing) return missingWords
  return isUnreached
    ? 'There is no connection, or nobody answered. What you wrote is kept.'
    : 'An unknown error has occurred. Please try again. What you wrote is kept.'
}
