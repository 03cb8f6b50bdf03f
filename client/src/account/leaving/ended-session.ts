import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../../server/session/session.ts'

interface Ended {
  /** Why somebody is to sign in again. */
  readonly why: string
  /** Shows the work that stayed on this device, if any did. */
  readonly work: ReactNode
}

/** The session that the server ended on this device; null where none ended since somebody signed in. */
export const endedStore = createStore<{ ended: Ended | null }>(() => ({ ended: null }))

sessionStore.subscribe(({ session }) => {
  if (session.status === 'signed-in') endedStore.setState({ ended: null })
})
