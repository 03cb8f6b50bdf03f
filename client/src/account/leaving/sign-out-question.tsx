import { lazy, Suspense } from 'react'
import { useTrouble } from '../../app/use-trouble.ts'
import type { SigningOut } from './use-sign-out.ts'

const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }))

/** Asks about work that signing out would lose, where there is any. */
export const SignOutQuestion = ({ signingOut }: { signingOut: SigningOut }) => {
  const { work, leave, cancel } = signingOut
  const fail = useTrouble()
  return (
    <Suspense>
      {work && (
        <LeaveDialog
          work={work}
          onKeep={() => void leave(work).catch(fail)}
          onDelete={() => void leave([]).catch(fail)}
          onClose={cancel}
        />
      )}
    </Suspense>
  )
}
