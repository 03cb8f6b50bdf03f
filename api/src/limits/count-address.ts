import type { CountUse, LimitName } from './rate-limits.ts'

const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/

/**
 * Counts a use by a network address. A loopback address is the machine's own user, or a proxy that does not say for
 * whom it speaks: counting it would lock everybody out together.
 */
export const countAddress = async (countUse: CountUse, limit: LimitName, address: string): Promise<void> => {
  if (!loopback.test(address)) await countUse(limit, address)
}
