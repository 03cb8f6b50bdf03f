import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What counts as one visitor of a network address: an IPv4 address itself, and of an IPv6 address its first 56 bits, which
 * one line at home has to itself as a rule, so that what stands behind them is no crowd of fresh visitors. Where each
 * telephone has 64 bits of its own, 256 of them share what an IPv4 address of their carrier shares too.
 */
export const networkOf = (address: string): string => {
  const [, four] = mapped.exec(address) ?? []
  if (four !== undefined || !isIPv6(address)) return four ?? address
  return groupsOf(address)
    .slice(0, 4)
    .map((group, at) => (at === 3 ? group & 0xff00 : group))
    .map((group) => group.toString(16))
    .join(':')
}

/**
 * The first 48 bits of an IPv6 address, which is what one customer may be given and holds 256 networks; undefined of
 * an IPv4 address, which is as narrow as they come.
 */
export const wideNetworkOf = (address: string): string | undefined => {
  if (mapped.test(address) || !isIPv6(address)) return undefined
  const front = groupsOf(address).slice(0, 3)
  return front.map((group) => group.toString(16)).join(':')
}

/**
 * What counts as one who asks where everybody has a first share: whoever was given 48 bits would have 256 of them, and use
 * up alone what is there for strangers.
 */
export const askerOf = (address: string): string => wideNetworkOf(address) ?? networkOf(address)

/** The same of somebody who is told by their network already, as `networkOf` says it. */
export const askerOfNetwork = (network: string): string => network.split(':').slice(0, 3).join(':')

/**
 * The crowd that an asker stands in: the first 32 bits of an IPv6 address or 16 of an IPv4 address, about what one provider
 * has. Whoever may choose among a provider's networks is one of a crowd still.
 */
export const crowdOf = (address: string): string => {
  const network = networkOf(address)
  const isFour = network.includes('.')
  return network
    .split(isFour ? '.' : ':')
    .slice(0, 2)
    .join(isFour ? '.' : ':')
}

/** The eight numbers of an IPv6 address; of one that ends like IPv4 those before that. */
const groupsOf = (address: string): readonly number[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...back]
  return groups.map((group) => Number.parseInt(group, 16))
}
