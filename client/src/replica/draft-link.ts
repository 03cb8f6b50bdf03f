import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import {
  type ControlMessage,
  type RefusedMessage,
  readServerMessage,
  readStaleReason,
  type SavedMessage,
  type ServerMessage,
} from '@shingle/shared/sync/sync-messages.ts'
import type * as Y from 'yjs'
import { createGrowingPause } from './growing-pause.ts'
import type { openSocket, PatientProvider } from './patient-provider.ts'
import type { PresenceLine } from './presence-line.ts'
import { createSentFrames } from './sent-frames.ts'

/** What a link tells whoever opened it. */
export interface LinkListener {
  control(message: ControlMessage): void
  refused(message: RefusedMessage): void
  saved(message: SavedMessage): void
  /** The replica's epoch is over: the server let no content flow. */
  stale(control: ControlMessage): void
  /** The server will never take this work as it is. */
  rejected(why: 'limit' | 'no-access' | 'outdated'): void
  /** The server cannot load the draft, and looks for a way out. */
  damaged(): void
  /** Anything about being online, synced or saved changed. */
  changed(): void
}

/** What a link is opened with. */
export interface LinkOptions {
  readonly doc: Y.Doc
  readonly draftId: string
  readonly url: string
  readonly token: () => Promise<string>
  readonly listener: LinkListener
  readonly webSocket?: unknown
  readonly retry?: { readonly delay: number; readonly minDelay: number; readonly maxDelay: number }
}

/** One batch of typing: what a person loses at most when somebody else takes control. */
const flushDelayMs = 150

// At its end: where the ticket was refused, the provider says first that there was no token.
const finalReason = (reason: string): 'no-access' | 'outdated' | undefined =>
  (['no-access', 'outdated'] as const).find((final) => reason.endsWith(final))

/** One document's way to the sync server: connects again by itself, and says only what matters. */
export class DraftLink {
  // Fetched after the draft is on the screen: until then there is merely no connection yet.
  #provider: PatientProvider | undefined
  #socket: ReturnType<typeof openSocket> | undefined
  readonly #listener: LinkListener
  /** Whether the server lets this connection write, as it last said. */
  mayWrite = false
  readonly #pause = createGrowingPause()
  #isClosed = false
  readonly #cameOnline = () => void this.#socket?.connect()
  // The browser may notice a lost network long before the socket does.
  readonly #wentOffline = () => this.#socket?.lose()

  constructor(options: LinkOptions) {
    this.#listener = options.listener
    this.#open(options)
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.#cameOnline)
      window.addEventListener('offline', this.#wentOffline)
    }
  }

  #open(options: LinkOptions): void {
    import('./patient-provider.ts')
      .then((line) => {
        if (!this.#isClosed) this.#connect(line, options)
      })
      .catch((cause: unknown) => {
        console.warn('No ticket', cause)
        this.#pause.again(() => this.#open(options))
      })
  }

  #connect(
    line: typeof import('./patient-provider.ts'),
    { doc, draftId, url, token, webSocket, retry }: LinkOptions,
  ): void {
    const sent = createSentFrames()
    const socket = line.openSocket({ url, sent, webSocket, ...(retry === undefined ? {} : { retry }) })
    socket.on('close', ({ event }: { event: { code: number } }) => this.#hearClose(event.code))
    const provider: PatientProvider = new line.PatientProvider({
      name: draftId,
      document: doc,
      websocketProvider: socket,
      sent,
      sessionAwareness: true,
      flushDelay: flushDelayMs,
      token,
      onAuthenticated: () => {
        this.#pause.succeed()
        this.#changed()
      },
      onAuthenticationFailed: ({ reason }) => this.#hearDenial(reason),
      onStateless: ({ payload }) => this.#hear(readServerMessage(payload)),
      onSaved: (message) => this.#hear(message),
      onSynced: () => {
        provider.releaseHeld()
        this.#changed()
      },
      onUnsyncedChanges: () => this.#changed(),
    })
    this.#socket = socket
    this.#provider = provider
    provider.attach()
  }

  get isOnline(): boolean {
    return this.#provider?.isAuthenticated ?? false
  }

  /** Who else looks at the draft, and what is said to them; undefined until there was a connection. */
  get presence(): PresenceLine | undefined {
    return this.#provider?.presence
  }

  /** Whether the server's state has arrived, and ours was sent. */
  get isSynced(): boolean {
    return this.isOnline && this.#provider?.isSynced === true
  }

  /** Whether something awaits its acknowledgement. */
  get hasPending(): boolean {
    return this.#provider?.hasUnsaved ?? false
  }

  /** Sends at once what still waits to be batched. */
  flush(): void {
    this.#provider?.flushPendingUpdates()
  }

  /** Compares and exchanges the whole state once more. */
  resend(): void {
    if (this.isOnline) this.#provider?.forceSync()
  }

  /** Proves again who we are, as after a change of epoch. */
  renew(): void {
    void this.#provider?.sendToken()
  }

  /** Starts over on the same connection, as after having been refused. */
  restart(): void {
    const provider = this.#provider
    if (this.#isClosed || this.#socket?.status !== 'connected') return
    void provider?.sendToken().then(() => provider.startSync())
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#pause.end()
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#cameOnline)
      window.removeEventListener('offline', this.#wentOffline)
    }
    this.#provider?.destroy()
    this.#socket?.destroy()
  }

  #changed(): void {
    if (!this.#isClosed) this.#listener.changed()
  }

  #hear(message: ServerMessage | undefined): void {
    if (message === undefined || this.#isClosed) return
    if (message.t === 'control') this.mayWrite = message.write
    if (message.t === 'control') this.#listener.control(message)
    else if (message.t === 'refused') this.#listener.refused(message)
    else this.#listener.saved(message)
  }

  #hearDenial(reason: string): void {
    if (this.#isClosed) return
    const control = readStaleReason(reason)
    const final = finalReason(reason)
    if (reason === 'damaged') this.#listener.damaged()
    if (control !== undefined) this.#listener.stale(control)
    else if (final) this.#listener.rejected(final)
    else this.#pause.again(() => this.restart())
    this.#changed()
  }

  #hearClose(code: number): void {
    this.mayWrite = false
    if (this.#isClosed) return
    // Connecting again would only send the same too large or invalid state again.
    if (code === syncClose.tooBig.code || code === syncClose.invalid.code) this.#listener.rejected('limit')
    else if (code === syncClose.noAccess.code) this.#listener.rejected('no-access')
    this.#changed()
  }
}
