import { openCopyIndex } from './copy-index.ts'
import { openPictureStore } from './pictures/picture-store.ts'

// Both at once: where the browser never answers, nobody waits twice.
const open = () => Promise.all([openCopyIndex(), openPictureStore()])

let early: ReturnType<typeof open> | undefined

/** Opens what this device keeps of drafts before it is known whose draft is wanted. */
export const openDeviceEarly = (): void => {
  early ??= open()
}

/** Closes what was opened early where nobody will open a draft. */
export const closeEarlyDevice = async (): Promise<void> => {
  const [index, store] = await openDevice()
  index.close()
  store?.close()
}

/** What this device keeps of drafts: the index of their copies, and their pictures where the browser keeps any. */
export const openDevice = (): ReturnType<typeof open> => {
  const opened = early ?? open()
  early = undefined
  return opened
}
