import { setTimeout as wait } from 'node:timers/promises'
import { syncPath } from '@shingle/shared/paths/server-paths.ts'
import { openRaw, type RawClient } from '@shingle/sync-server/fixtures/raw-client.ts'
import type { Target } from './attack.ts'

const answerMs = 250

/** A socket of the stranger's to a draft, on which nothing was said yet. */
export const openSocket = ({ origin, stranger }: Target, draftId: string): Promise<RawClient> =>
  openRaw(`${origin.replace('http', 'ws').replace('localhost', '127.0.0.1')}${syncPath}`, draftId, {
    origin,
    localAddress: stranger.address,
  })

/** Waits as long as an answer takes, ends the socket, and answers what was heard of the draft by then. */
export const listenAndEnd = async (client: RawClient): Promise<'silence' | 'content' | 'acknowledged'> => {
  await wait(answerMs)
  client.ws.terminate()
  if (client.acks.includes(true)) return 'acknowledged'
  return client.states.length + client.heard.length > 0 ? 'content' : 'silence'
}
