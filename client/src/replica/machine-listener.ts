import type { Replica } from './replica.ts'

/** What the machine tells the draft that is open on it. */
export interface MachineListener {
  changed(): void
  /** Another document took the place of the former one. */
  replaced(replica: Replica): void
}
