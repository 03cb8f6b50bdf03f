import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import type { DraftView } from '../../../replica/draft-view.ts'

const quietMs = 400

type Followed = Pick<DraftView, 'content' | 'subscribe'>

interface FingerprintFollower {
  subscribe: (listener: () => void) => () => boolean
  fingerprint: () => string
}

const followers = new WeakMap<Followed, FingerprintFollower>()

/**
 * One fingerprint for all who ask, taken when typing pauses: reading the whole draft costs more than a keystroke may.
 * Whoever begins to ask in such a pause is told at its end like everybody else. It follows for as long as the view is there.
 */
export const fingerprintFollowerOf = (view: Followed): FingerprintFollower => {
  const known = followers.get(view)
  if (known) return known
  const listeners = new Set<() => void>()
  let fingerprint = fingerprintOf(view.content())
  let timer: ReturnType<typeof setTimeout> | undefined
  view.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      fingerprint = fingerprintOf(view.content())
      for (const listener of listeners) listener()
    }, quietMs)
  })
  const follower: FingerprintFollower = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    fingerprint: () => fingerprint,
  }
  followers.set(view, follower)
  return follower
}
