import type { artworkSvg } from '@shingle/shared/page/artwork-picture.ts'
import { useSyncExternalStore } from 'react'

type Draw = typeof artworkSvg

let draw: Draw | null = null
let asked = false
const listeners = new Set<() => void>()

/** The hand that draws our artwork, fetched after the designer itself; null until it is here. */
export const useDrawArtwork = (): Draw | null => useSyncExternalStore(subscribe, () => draw)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (!asked) fetchIt()
  return () => listeners.delete(listener)
}

const fetchIt = (): void => {
  asked = true
  import('@shingle/shared/page/artwork-picture.ts')
    .then((artwork) => {
      draw = artwork.artworkSvg
      for (const listener of listeners) listener()
    })
    .catch((cause: unknown) => {
      asked = false
      console.error(cause)
    })
}
