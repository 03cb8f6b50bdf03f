import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { useSyncExternalStore } from 'react'
import { waitingFile } from '../../replica/pictures/waiting-picture.ts'

const shares = new Map<string, number>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells which share of a kept file has been sent, from 0 to 1; nothing of one that is not under way. */
export const tellProgress = (file: string, share: number | undefined): void => {
  if (share === undefined) shares.delete(file)
  else shares.set(file, share)
  for (const listener of listeners) listener()
}

/** How a picture whose file is on this device only stands: in percent while it is sent; '' for every other picture. */
export const useWaitingWords = (image: Pick<ImageValue, 'reference'> | null): string => {
  const file = image === null ? undefined : waitingFile(image.reference)
  const share = useSyncExternalStore(subscribe, () => (file === undefined ? undefined : shares.get(file)))
  if (file === undefined) return ''
  return share === undefined ? 'Waiting to be uploaded' : `Uploading ${Math.round(share * 100)} %`
}
