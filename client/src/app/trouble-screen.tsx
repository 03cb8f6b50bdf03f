import { useEffect } from 'react'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { PlainScreen } from './plain-screen.tsx'
import { useTitle } from './use-title.ts'

/** What a person sees when the app itself fails. Nothing typed is lost: answers and drafts live outside the screen. */
export const TroubleScreen = ({ cause }: { cause: unknown }) => {
  useTitle('An unknown error')
  useEffect(() => console.error(cause), [cause])
  return (
    <PlainScreen
      sign="Oh."
      title="This page did not open"
      text="An unknown error has occurred. Please try again. What you wrote is kept."
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Try again</Button>
          <ButtonLink kind="line" to="/support" leavesApp>
            Go to Support
          </ButtonLink>
        </>
      }
    />
  )
}
