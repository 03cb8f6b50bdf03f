import type { OpenDraftOptions } from './draft.ts'
import { DraftLink, type LinkListener } from './draft-link.ts'
import type { Replica } from './replica.ts'

interface ConnectOptions {
  readonly options: OpenDraftOptions
  readonly token: () => Promise<string>
  readonly listener: LinkListener
}

/** Links a replica to the sync server; resolves once the server's state has arrived. */
export const connectReplica = (
  replica: Replica,
  { options, token, listener }: ConnectOptions,
): Promise<void> =>
  new Promise((resolve) => {
    const { draftId, userId, syncUrl, webSocket, retry } = options
    const changed = () => {
      if (replica.link?.isSynced === true) resolve()
      listener.changed()
    }
    replica.link = new DraftLink({
      doc: replica.doc,
      draftId,
      user: { id: userId },
      url: syncUrl,
      token,
      listener: { ...listener, changed },
      webSocket,
      ...(retry === undefined ? {} : { retry }),
    })
  })
