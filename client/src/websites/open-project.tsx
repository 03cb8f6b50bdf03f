import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'

// Fetched when somebody has such a file.
const OpenProjectDialog = lazy(async () => ({
  default: (await import('./open-project-dialog.tsx')).OpenProjectDialog,
}))

/** The other way to a new website: of a project file. */
export const OpenProject = ({ hasRoom, onLimit }: { hasRoom: boolean; onLimit: () => void }) => {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => (hasRoom ? setAsked(true) : onLimit())}>
        Open a project file
      </Button>
      <Suspense>{isAsked && <OpenProjectDialog onClose={() => setAsked(false)} />}</Suspense>
    </>
  )
}
