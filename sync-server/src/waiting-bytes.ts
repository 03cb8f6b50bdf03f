import type { WebSocket } from 'ws'
import type { SyncPace } from './sync-options.ts'

interface Account {
  bytes: number
  /** Its sockets that are not read from for now. */
  readonly paused: Set<WebSocket>
}

/** What clients have sent into drafts and nobody has judged yet. */
export interface WaitingBytes {
  /** Counts what came by a socket of an account; where that has too much waiting, the socket is not read from for now. */
  add(ws: WebSocket, userId: string, bytes: number): void
  /** Counts what waits no more. */
  remove(userId: string, bytes: number): void
}

/**
 * The waiting bytes of one process. Where all accounts together have too much waiting, each is read from only as far as it
 * has nothing waiting: who types goes on, and nothing that was sent is lost.
 */
export const createWaitingBytes = ({ waiting: pace }: Pick<SyncPace, 'waiting'>): WaitingBytes => {
  const accounts = new Map<string, Account>()
  let all = 0
  const most = (): number => (all > pace.allBytes ? 0 : pace.accountBytes)
  const accountOf = (userId: string): Account => {
    const account = accounts.get(userId) ?? { bytes: 0, paused: new Set() }
    accounts.set(userId, account)
    return account
  }
  return {
    add: (ws, userId, bytes) => {
      const account = accountOf(userId)
      account.bytes += bytes
      all += bytes
      if (account.bytes <= most()) return
      account.paused.add(ws)
      ws.pause()
    },
    remove: (userId, bytes) => {
      const account = accountOf(userId)
      account.bytes -= bytes
      all -= bytes
      if (account.bytes > most() / 2) return
      for (const ws of account.paused) ws.resume()
      account.paused.clear()
      if (account.bytes === 0) accounts.delete(userId)
    },
  }
}
