import type { ControlMessage } from '@shingle/shared/sync/sync-messages.ts'
import type { OpenDraftOptions } from './draft.ts'
import { DraftLink, type LinkListener } from './draft-link.ts'
import type { Replica } from './replica.ts'

interface ConnectOptions {
  readonly options: OpenDraftOptions
  readonly token: () => Promise<string>
  readonly listener: LinkListener
}

/**
 * Links a replica to the sync server; resolves once the server's state has arrived, or with false once the server has
 * said that the replica's epoch is over.
 */
export const connectReplica = (
  replica: Replica,
  { options, token, listener }: ConnectOptions,
): Promise<boolean> =>
  new Promise((resolve) => {
    const { draftId, syncUrl, webSocket, retry } = options
    const changed = () => {
      if (replica.link?.isSynced === true) resolve(true)
      listener.changed()
    }
    const stale = (control: ControlMessage) => {
      listener.stale(control)
      resolve(false)
    }
    replica.link = new DraftLink({
      doc: replica.doc,
      draftId,
      url: syncUrl,
      token,
      listener: { ...listener, changed, stale },
      webSocket,
      ...(retry === undefined ? {} : { retry }),
    })
  })
