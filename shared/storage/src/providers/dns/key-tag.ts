import type { DnskeyData } from 'dns-packet'

/** What a key of DNSSEC has beside its flags: the one protocol that there is. */
const protocol = 3

/** The number by which the registry names a key of a domain: https://www.rfc-editor.org/rfc/rfc4034#appendix-B */
export const keyTagOf = ({ flags, algorithm, key }: DnskeyData): number => {
  const bytes = [flags >> 8, flags & 0xff, protocol, algorithm, ...key]
  const sum = bytes.reduce((total, byte, at) => total + (at % 2 === 0 ? byte << 8 : byte), 0)
  return (sum + ((sum >> 16) & 0xffff)) & 0xffff
}
