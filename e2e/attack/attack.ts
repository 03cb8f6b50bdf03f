import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import type { HttpAccount } from '../product/http-account.ts'
import type { Stranger } from './from-address.ts'

/** What an attack is let loose on. */
export interface Target {
  readonly origin: string
  readonly sitesOrigin: string
  /** A draft of somebody else, in which people type. */
  readonly victim: { readonly draftId: string; readonly handle: string }
  /** An account like anybody can make one, and its own draft. */
  readonly attacker: HttpAccount
  readonly ownDraftId: string
  /** Who asks, from an address that nobody else uses. */
  readonly stranger: Stranger
}

/** One way to attack. It tries one case after another, and answers what should not have been. */
export interface Attack {
  readonly name: string
  /** One case, drawn from chance; what it answers are broken promises, in words. */
  readonly tryOne: (target: Target, chance: SeededRandom) => Promise<readonly string[]>
  /** The pause between two cases: an attack that only floods learns nothing. */
  readonly pauseMs: number
  /** How many cases the product really looked at, where it may turn them away unread. */
  readonly lookedAt?: () => number
}
