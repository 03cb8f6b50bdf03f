import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { readAcknowledgement } from '@shingle/shared/sync/acknowledgement.ts'
import type { SavedMessage } from '@shingle/shared/sync/sync-messages.ts'
import { createPresenceLine } from './presence-line.ts'
import type { SentFrames } from './sent-frames.ts'

/** A provider's options, and the account of what goes over its socket. */
type ProviderOptions = ConstructorParameters<typeof HocuspocusProvider>[0] & {
  readonly sent: SentFrames
  /** Hears at which place of the log the server has everything up to now. */
  readonly onSaved: (message: SavedMessage) => void
}

/**
 * A provider that keeps its updates until the handshake of a connection is over. The stock one sends them at
 * once, ahead of what was written offline: to the server they are then built on work it never got.
 */
export class PatientProvider extends HocuspocusProvider {
  readonly #sent: SentFrames
  readonly #onSaved: ProviderOptions['onSaved']
  readonly presence = createPresenceLine({
    look: (at) => this.setAwarenessField('at', at),
    say: (message) => this.sendStateless(JSON.stringify(message)),
  })
  #held: { update: Uint8Array; origin: unknown }[] = []
  /** Whether typing waits to be sent as one batch. */
  #isBatching = false

  constructor({ sent, onSaved, ...options }: ProviderOptions) {
    super(options)
    this.#sent = sent
    this.#onSaved = onSaved
    // A presence that says something: its answer shows that the line is alive.
    this.setAwarenessField('at', null)
  }

  /**
   * Whether anything is not, or not known to be, on the server. The stock counter cannot tell: every handshake sets it
   * to one, whatever is still on its way, and the first answer then says that all is saved.
   */
  get hasUnsaved(): boolean {
    return this.#isBatching || this.#held.length > 0 || !this.#sent.isSettled()
  }

  override documentUpdateHandler(update: Uint8Array, origin: unknown): void {
    if (this.isSynced || origin === this) {
      if (origin !== this) this.#isBatching = true
      super.documentUpdateHandler(update, origin)
      return
    }
    this.#held.push({ update, origin })
    if (!this.hasUnsyncedChanges) this.incrementUnsyncedChanges()
  }

  override flushPendingUpdates(): void {
    super.flushPendingUpdates()
    this.#isBatching = false
  }

  override onMessage(event: MessageEvent): void {
    const frame = new Uint8Array(event.data)
    this.#sent.receive(frame)
    const saved = readAcknowledgement(frame)
    if (saved !== undefined) this.#onSaved(saved)
    super.onMessage(event)
  }

  override receiveStateless(payload: string): void {
    super.receiveStateless(payload)
    this.presence.hear(payload)
  }

  override onClose(): void {
    super.onClose()
    this.#isBatching = false
    this.#sent.restart()
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

type SocketConfiguration = ConstructorParameters<typeof HocuspocusProviderWebsocket>[0]

/** What a socket's end is called where nobody said a reason (RFC 6455, 7.1.5). */
const lostCode = 1006

/** Of a WebSocket, which not everywhere is the platform's own. */
const openState = 1

/** A socket that keeps account of what it sends. */
class AccountedSocket extends HocuspocusProviderWebsocket {
  readonly #sent: SentFrames

  constructor(sent: SentFrames, configuration: SocketConfiguration) {
    super(configuration)
    this.#sent = sent
  }

  override send(message: Uint8Array): void {
    if (this.webSocket?.readyState === openState) this.#sent.send(message)
    super.send(message)
  }

  /**
   * The network is gone: everybody hears that the connection is over. Closing it would wait for a last word of the
   * server, for as long as the browser likes.
   */
  lose(): void {
    if (this.webSocket !== null) this.emit('close', { event: { code: lostCode } })
  }
}

interface SocketOptions {
  readonly url: string
  readonly sent: SentFrames
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
  sent,
  webSocket,
  retry = { delay: 1000, minDelay: 500, maxDelay: 30_000 },
}: SocketOptions): AccountedSocket => {
  const socket: AccountedSocket = new AccountedSocket(sent, {
    url,
    ...retry,
    // A server that takes the connection and never answers is tried again like one that is away.
    timeout: handshakeMs,
    ...(webSocket === undefined ? {} : { WebSocketPolyfill: webSocket }),
    onOpen: () => {
      sent.restart()
      Reflect.set(socket, 'messageQueue', [])
    },
  })
  return socket
}
