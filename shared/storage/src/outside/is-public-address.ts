import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// What carries an IPv4 address inside, beside the mapped ones: 6to4, Teredo, NAT64. None of them is a website's own.
const carriers = ['64:ff9b::/96', '64:ff9b:1::/48', '2001::/32', '2002::/16', '::/96'].map((range) =>
  ipaddr.parseCIDR(range),
)

// Told to every machine of a cloud by that cloud alone: it lies in the public net, and no website is there.
const ofClouds: ReadonlySet<string> = new Set(['168.63.129.16'])

/**
 * Whether an IP address is one of the public net, and no loopback, private, link-local, shared, reserved or multicast one,
 * also where an IPv4 address is written inside of an IPv6 one. What is no address is none of the public net.
 */
export const isPublicAddress = (address: string): boolean => {
  // The library takes 1.2.3 for an address, too.
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  if (ofClouds.has(parsed.toString())) return false
  return parsed.kind() === 'ipv4' || !carriers.some((range) => parsed.match(range))
}
