import { lazy, Suspense, useEffect } from 'react'
import { fetchAhead } from '../../app/fetch-ahead.ts'
import { isSmallNow, useIsSmall } from '../base/use-is-small.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { PresenceWatch } from '../presence/presence-watch.tsx'
import { AccessWatch } from './access-watch.ts'
import { DesignerShortcuts } from './designer-shortcuts.ts'
import { EndedWatch } from './ended-watch.ts'
import { LeavePrompt } from './leave-prompt.tsx'
import { settleAddress } from './settle-address.ts'

const WishWatch = lazy(async () => ({ default: (await import('./wish-watch.ts')).WishWatch }))

/** What goes on behind every mode of the designer, and shows only when it has to. */
export const Watches = () => {
  useEffect(beginAtName, [])
  useEffect(() => void fetchAhead(fetchModes), [])
  const { draftId } = useWebsite()
  const isSmall = useIsSmall()
  useEffect(() => settleAddress({ draftId, isSmall }), [draftId, isSmall])
  return (
    <>
      <LeavePrompt />
      <DesignerShortcuts />
      <AccessWatch />
      <EndedWatch />
      <PresenceWatch />
      <Suspense>
        <WishWatch />
      </Suspense>
    </>
  )
}

/**
 * The other modes are here when somebody changes to one, and so is what takes edit control: both are seen at once. A phone has no
 * mode but the preview.
 */
const fetchModes = (): Promise<unknown> => {
  const wide = isSmallNow()
    ? []
    : [import('../theme/theme-parts.ts'), import('../settings/settings-mode.tsx')]
  const always = [import('../preview/preview-bar.tsx'), import('../../replica/take-control.ts')]
  return Promise.all([...always, ...wide])
}

/** Whoever has come from another screen, which is gone with whatever had the focus. */
const beginAtName = (): void => {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus()
}
