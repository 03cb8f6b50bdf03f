import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import { useSyncExternalStore } from 'react'
import type { DraftView } from '../../../replica/draft-view.ts'
import { useDraft } from '../../../replica/use-draft.ts'
import { useWebsite } from './website-context.ts'

const quietMs = 400

/** Whether visitors see something else than the draft; null while they see nothing. */
export const useDiffers = (): boolean | null => {
  const { published } = useWebsite()
  const { view } = useDraft()
  const follower = followerOf(view)
  const fingerprint = useSyncExternalStore(follower.subscribe, follower.fingerprint)
  return published ? fingerprint !== published.fingerprint : null
}

interface Follower {
  subscribe: (listener: () => void) => () => void
  fingerprint: () => string
}

const followers = new WeakMap<DraftView, Follower>()

/** One fingerprint for all who ask, taken when typing pauses: reading the whole draft costs more than a keystroke may. */
const followerOf = (view: DraftView): Follower => {
  const known = followers.get(view)
  if (known) return known
  let fingerprint = fingerprintOf(view.content())
  const follower: Follower = {
    subscribe(listener) {
      let timer = 0
      const stop = view.subscribe(() => {
        window.clearTimeout(timer)
        timer = window.setTimeout(() => {
          fingerprint = fingerprintOf(view.content())
          listener()
        }, quietMs)
      })
      return () => {
        window.clearTimeout(timer)
        stop()
      }
    },
    fingerprint: () => fingerprint,
  }
  followers.set(view, follower)
  return follower
}
