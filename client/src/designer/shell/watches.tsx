import { PresenceWatch } from '../presence/presence-watch.tsx'
import { AccessWatch } from './access-watch.ts'
import { DesignerShortcuts } from './designer-shortcuts.ts'
import { EndedWatch } from './ended-watch.ts'
import { LeavePrompt } from './leave-prompt.tsx'

/** What goes on behind every mode of the designer, and shows only when it has to. */
export const Watches = () => (
  <>
    <LeavePrompt />
    <DesignerShortcuts />
    <AccessWatch />
    <EndedWatch />
    <PresenceWatch />
  </>
)
