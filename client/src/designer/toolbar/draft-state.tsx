import { useDraftStatus } from '../../replica/use-draft.ts'
import { SaveState } from '../../ui/save-state.tsx'
import { useDiffers } from '../base/website/use-published.ts'
import { saveStateOf } from './save-state-of.ts'

/** Where the work is, always in words and always true. */
export const DraftState = () => {
  const status = useDraftStatus((now) => now)
  const differs = useDiffers()
  return <SaveState state={saveStateOf(status, differs)} />
}
