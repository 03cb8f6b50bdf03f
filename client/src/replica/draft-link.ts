import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import {
  type ControlMessage,
  type RefusedMessage,
  readServerMessage,
  readStaleReason,
  type SavedMessage,
} from '@shingle/shared/sync/sync-messages.ts'
import type * as Y from 'yjs'
import { openSocket, PatientProvider } from './patient-provider.ts'

/** What a link tells whoever opened it. */
export interface LinkListener {
  control(message: ControlMessage): void
  refused(message: RefusedMessage): void
  saved(message: SavedMessage): void
  /** The replica's epoch is over: the server let no content flow. */
  stale(control: ControlMessage): void
  /** The server will never take this work as it is. */
  rejected(why: 'limit' | 'no-access' | 'outdated'): void
  /** Anything about being online, synced or saved changed. */
  changed(): void
}

/** What a link is opened with. */
export interface LinkOptions {
  readonly doc: Y.Doc
  readonly draftId: string
  readonly user: { readonly id: string }
  readonly url: string
  readonly token: () => Promise<string>
  readonly listener: LinkListener
  readonly webSocket?: unknown
  readonly retry?: { readonly delay: number; readonly minDelay: number; readonly maxDelay: number }
}

/** One batch of typing: what a person loses at most when somebody else takes control. */
const flushDelayMs = 150
const longestPauseMs = 30_000

const finalReasons = new Map([
  ['no-access', 'no-access'],
  ['outdated', 'outdated'],
] as const)
const finalReason = (reason: string): 'no-access' | 'outdated' | undefined =>
  [...finalReasons].find(([name]) => name === reason)?.[1]

/** One document's way to the sync server: connects again by itself, and says only what matters. */
export class DraftLink {
  readonly #provider: PatientProvider
  readonly #socket: ReturnType<typeof openSocket>
  readonly #listener: LinkListener
  /** Whether the server lets this connection write, as it last said. */
  mayWrite = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false
  readonly #cameOnline = () => void this.#socket.connect()
  // The browser may notice a lost network long before the socket does.
  readonly #wentOffline = () => this.#socket.webSocket?.close()

  constructor({ doc, draftId, user, url, token, listener, webSocket, retry }: LinkOptions) {
    this.#listener = listener
    this.#socket = openSocket({ url, webSocket, ...(retry === undefined ? {} : { retry }) })
    this.#socket.on('close', ({ event }: { event: { code: number } }) => this.#hearClose(event.code))
    this.#provider = new PatientProvider({
      name: draftId,
      document: doc,
      websocketProvider: this.#socket,
      sessionAwareness: true,
      flushDelay: flushDelayMs,
      token,
      onAuthenticated: () => this.#settle(),
      onAuthenticationFailed: ({ reason }) => this.#hearDenial(reason),
      onStateless: ({ payload }) => this.#hear(payload),
      onSynced: () => {
        this.#provider.releaseHeld()
        this.#changed()
      },
      onUnsyncedChanges: () => this.#changed(),
    })
    // A presence that says something: the server drops empty ones, and its echo shows that the line is alive.
    this.#provider.setAwarenessField('user', { id: user.id })
    this.#provider.attach()
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.#cameOnline)
      window.addEventListener('offline', this.#wentOffline)
    }
  }

  get isOnline(): boolean {
    return this.#provider.isAuthenticated
  }

  /** Whether the server's state has arrived, and ours was sent. */
  get isSynced(): boolean {
    return this.#provider.isAuthenticated && this.#provider.isSynced
  }

  /** Whether something awaits its acknowledgement. */
  get hasPending(): boolean {
    return this.#provider.hasUnsyncedChanges
  }

  get awareness() {
    return this.#provider.awareness
  }

  /** Sends at once what still waits to be batched. */
  flush(): void {
    this.#provider.flushPendingUpdates()
  }

  /** Compares and exchanges the whole state once more. */
  resend(): void {
    if (this.isOnline) this.#provider.forceSync()
  }

  /** Proves again who we are, as after a change of epoch. */
  renew(): void {
    void this.#provider.sendToken()
  }

  /** Starts over on the same connection, as after having been refused. */
  restart(): void {
    if (this.#isClosed || this.#socket.status !== 'connected') return
    void this.#provider.sendToken().then(() => this.#provider.startSync())
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    clearTimeout(this.#timer)
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#cameOnline)
      window.removeEventListener('offline', this.#wentOffline)
    }
    this.#provider.destroy()
    this.#socket.destroy()
  }

  #settle(): void {
    this.#failures = 0
    this.#changed()
  }

  #changed(): void {
    if (!this.#isClosed) this.#listener.changed()
  }

  #hear(payload: string): void {
    const message = readServerMessage(payload)
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
    if (control !== undefined) this.#listener.stale(control)
    else if (final !== undefined) this.#listener.rejected(final)
    else this.#tryLater()
    this.#changed()
  }

  #tryLater(): void {
    const pause = Math.min(longestPauseMs, 500 * 2 ** this.#failures)
    this.#failures += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.restart(), pause * (0.5 + Math.random() / 2))
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
