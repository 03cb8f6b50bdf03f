import { useSyncExternalStore } from 'react'
import { useDraft } from '../../../replica/use-draft.ts'
import { fingerprintFollowerOf } from './fingerprint-follower.ts'
import { useWebsite } from './website-context.ts'

/** Whether visitors see something else than the draft; null while they see nothing. */
export const useDiffers = (): boolean | null => {
  const { published } = useWebsite()
  const { view } = useDraft()
  const follower = fingerprintFollowerOf(view)
  const fingerprint = useSyncExternalStore(follower.subscribe, follower.fingerprint)
  return published ? fingerprint !== published.fingerprint : null
}
