import { isLoopback } from '@shingle/storage/network/is-loopback.ts'
import { networkOf } from '@shingle/storage/network/network-of.ts'
import type { CountUse, GiveUseBack, LimitName } from './rate-limits.ts'

/**
 * Whether uses are counted by this network address. A loopback address is the machine's own user, or a proxy that does
 * not say for whom it speaks: counting it would lock everybody out together.
 */
export const isCountedAddress = (address: string): boolean => !isLoopback(address)

/** Counts a use by a network address. */
export const countAddress = async (countUse: CountUse, limit: LimitName, address: string): Promise<void> => {
  if (isCountedAddress(address)) await countUse(limit, networkOf(address))
}

/** What can be tried by whoever has no account: each is counted apart, so that junk at one of them leaves the others. */
export type TriedWay = 'code' | 'link' | 'passkey' | 'password' | 'sign-up' | 'new-password' | 'former-email'

const ofWay =
  (way: TriedWay, use: CountUse): CountUse =>
  (limit, key) =>
    use(limit, `${way} ${key}`)

/** Counts a try by a network address. */
export const countTry = (countUse: CountUse, way: TriedWay, address: string): Promise<void> =>
  countAddress(ofWay(way, countUse), 'tries-per-address', address)

/** Takes a counted try back that was right: what its neighbours at the address may try is not less for it. */
export const giveTryBack = (giveUseBack: GiveUseBack, way: TriedWay, address: string): Promise<void> =>
  countAddress(ofWay(way, giveUseBack), 'tries-per-address', address)
