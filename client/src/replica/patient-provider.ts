import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'

/**
 * A provider that keeps its updates until the handshake of a connection is over. The stock one sends them at
 * once, ahead of what was written offline: to the server they are then built on work it never got.
 */
export class PatientProvider extends HocuspocusProvider {
  #held: { update: Uint8Array; origin: unknown }[] = []

  override documentUpdateHandler(update: Uint8Array, origin: unknown): void {
    if (this.isSynced || origin === this) {
      super.documentUpdateHandler(update, origin)
      return
    }
    this.#held.push({ update, origin })
    if (!this.hasUnsyncedChanges) this.incrementUnsyncedChanges()
  }

  /**
   * Sends what was kept. Most of it went with the handshake; what the server already has it merely
   * acknowledges.
   */
  releaseHeld(): void {
    const held = this.#held
    this.#held = []
    for (const { update, origin } of held) super.documentUpdateHandler(update, origin)
  }
}

const handshakeMs = 10_000

interface SocketOptions {
  readonly url: string
  /** The WebSocket class, where it is not the platform's own. */
  readonly webSocket?: unknown
  readonly retry?: { readonly delay: number; readonly minDelay: number; readonly maxDelay: number }
}

/**
 * The socket below a provider. What the stock one queued while disconnected is dropped when it opens: the
 * handshake covers it, and its acknowledgements would say "all saved" after the first of many.
 */
export const openSocket = ({
  url,
  webSocket,
  retry = { delay: 1000, minDelay: 500, maxDelay: 30_000 },
}: SocketOptions) => {
  const socket: HocuspocusProviderWebsocket = new HocuspocusProviderWebsocket({
    url,
    ...retry,
    // A server that takes the connection and never answers is tried again like one that is away.
    timeout: handshakeMs,
    ...(webSocket === undefined ? {} : { WebSocketPolyfill: webSocket }),
    onOpen: () => Reflect.set(socket, 'messageQueue', []),
  })
  return socket
}
