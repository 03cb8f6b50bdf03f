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
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...back]
  return groups
    .slice(0, 4)
    .map((group, at) => Number.parseInt(group, 16) & (at === 3 ? 0xff00 : 0xffff))
    .map((group) => group.toString(16))
    .join(':')
}
