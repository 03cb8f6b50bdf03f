import { isLoopback } from '@shingle/storage/network/is-loopback.ts'
import { networkOf } from '@shingle/storage/network/network-of.ts'
import type { CountUse, LimitName } from './rate-limits.ts'

/**
 * Whether uses are counted by this network address. A loopback address is the machine's own user, or a proxy that does
 * not say for whom it speaks: counting it would lock everybody out together.
 */
export const isCountedAddress = (address: string): boolean => !isLoopback(address)

/** Counts a use by a network address. */
export const countAddress = async (countUse: CountUse, limit: LimitName, address: string): Promise<void> => {
  if (isCountedAddress(address)) await countUse(limit, networkOf(address))
}
