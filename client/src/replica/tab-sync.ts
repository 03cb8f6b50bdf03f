import * as Y from 'yjs'

/** A joining tab's state, which asks for the others'; their answer, which does not ask again; an update. */
type TabMessage = readonly ['join' | 'known' | 'update', Uint8Array]

const isTabMessage = (data: unknown): data is TabMessage =>
  Array.isArray(data) && ['join', 'known', 'update'].includes(data[0]) && data[1] instanceof Uint8Array

/**
 * Keeps a document equal in all tabs that open the same copy, with or without a network. Returns how to stop.
 */
export const syncTabs = (doc: Y.Doc, copyName: string): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(copyName)
  const origin = {}
  const send = (...message: TabMessage) => channel.postMessage(message)

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isTabMessage(data)) return
    const [kind, bytes] = data
    if (kind === 'update') {
      Y.applyUpdate(doc, bytes, origin)
      return
    }
    send('update', Y.encodeStateAsUpdate(doc, bytes))
    if (kind === 'join') send('known', Y.encodeStateVector(doc))
  }
  const forward = (update: Uint8Array, from: unknown) => {
    if (from !== origin) send('update', update)
  }
  doc.on('update', forward)
  send('join', Y.encodeStateVector(doc))
  return () => {
    doc.off('update', forward)
    channel.close()
  }
}
