import { lazy, Suspense } from 'react'
import { useDraftStatus } from '../../replica/use-draft.ts'

const RecoveredNotice = lazy(async () => ({
  default: (await import('./recovered-notice.tsx')).RecoveredNotice,
}))

/** The line about recovered copies; hardly anybody has any, so that nobody else fetches it. */
export const RecoveredLine = () => {
  const recovered = useDraftStatus(({ recovered }) => recovered)
  return recovered > 0 ? (
    <Suspense>
      <RecoveredNotice />
    </Suspense>
  ) : null
}
