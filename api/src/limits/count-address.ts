import { isLoopback } from '@shingle/storage/network/is-loopback.ts'
import { askerOf, networkOf, wideNetworkOf } from '@shingle/storage/network/network-of.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import type { CountUse, GiveUseBack, LimitName } from './rate-limits.ts'

/**
 * Whether uses are counted by this network address. A loopback address is the machine's own user, or a proxy that does
 * not say for whom it speaks: counting it would lock everybody out together.
 */
export const isCountedAddress = (address: string): boolean => !isLoopback(address)

/**
 * Counts a use by the 256 networks of IPv6 that one customer may have, more coarsely than by one of them: they are no crowd
 * of strangers. Of IPv4, which is as narrow as they come, nothing is counted.
 */
const countWide = async (countUse: CountUse, limit: LimitName, address: string): Promise<void> => {
  const wide = wideNetworkOf(address)
  if (wide !== undefined && isCountedAddress(address)) await countUse(limit, wide)
}

/** As whom the queue knows whoever asks from a network address: by a keyed hash; nobody where it is not counted. */
export const jobAskerOf = (secret: Uint8Array, address: string): string | undefined =>
  isCountedAddress(address) ? countedKey(secret, 'jobs', askerOf(address)) : undefined

/** What is counted by the networks of one customer together, beside each of them. */
const wideLimits: Readonly<Partial<Record<LimitName, LimitName>>> = {
  'imports-per-address': 'imports-per-wide-network',
}

/** Counts a use by a network address. */
export const countAddress = async (countUse: CountUse, limit: LimitName, address: string): Promise<void> => {
  if (!isCountedAddress(address)) return
  await countUse(limit, networkOf(address))
  const wide = wideLimits[limit]
  if (wide !== undefined) await countWide(countUse, wide, address)
}

/** Counts a note to whoever runs the deployment once it is one: of each kind apart, by what one customer may have. */
export const countNote = (countUse: CountUse, kind: 'question' | 'report', address: string): Promise<void> =>
  countWide((limit, key) => countUse(limit, `${kind} ${key}`), 'notes-per-wide-network', address)

/** What can be tried by whoever has no account: each is counted apart, so that junk at one of them leaves the others. */
export type TriedWay = 'code' | 'link' | 'passkey' | 'password' | 'sign-up' | 'new-password' | 'former-email'

const ofWay =
  (way: TriedWay, use: CountUse): CountUse =>
  (limit, key) =>
    use(limit, `${way} ${key}`)

/** By the network first, so that whoever has used up theirs uses up nothing of the wide one. */
const useTry = async (use: CountUse, address: string): Promise<void> => {
  await countAddress(use, 'tries-per-address', address)
  await countWide(use, 'tries-per-wide-network', address)
}

/** Counts a try by a network address, and of IPv6 by all networks that one customer may have too. */
export const countTry = (countUse: CountUse, way: TriedWay, address: string): Promise<void> =>
  useTry(ofWay(way, countUse), address)

/** Takes a counted try back that was right: what its neighbours at the address may try is not less for it. */
export const giveTryBack = (giveUseBack: GiveUseBack, way: TriedWay, address: string): Promise<void> =>
  useTry(ofWay(way, giveUseBack), address)
