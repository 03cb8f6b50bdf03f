import { connectReplica } from './connect-replica.ts'
import type { OpenDraftOptions } from './draft.ts'
import { type ListeningMachine, listenFor } from './link-listener.ts'
import { Replica } from './replica.ts'
import { type AskingMachine, replicaToken } from './replica-token.ts'

/** Makes the replicas of one open draft, and links them to the sync server. */
export interface ReplicaSource {
  fresh(epoch: number): Replica
  /** Resolves once the server's state has arrived: with false where it never will, since the replica's history is left behind. */
  connect(replica: Replica): Promise<boolean>
}

/** What happens to a replica is heard by the draft's machine. */
export const createReplicaSource = (
  machine: ListeningMachine & AskingMachine,
  options: OpenDraftOptions,
  changed: () => void,
): ReplicaSource => ({
  fresh: (epoch) => new Replica(epoch, options.trackedOrigins ?? [], changed),
  connect: (replica) => {
    const token = () => replicaToken(machine, replica, options)
    return connectReplica(replica, { options, token, listener: listenFor(machine, replica) })
  },
})
