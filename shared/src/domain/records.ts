import type { DomainName } from './domain-name.ts'

/** The label below which a domain proves whose it is. */
export const proofLabel = '_shingle-verify'

/** Where domains are to lead: the addresses of the apex, and the name that www follows. */
export interface DomainTarget {
  /** IPv4 and IPv6 addresses at which the deployment answers. */
  readonly addresses: readonly string[]
  readonly hostName: string
}

/** One record that an owner sets. */
export interface WantedRecord {
  readonly type: 'A' | 'AAAA' | 'CNAME' | 'TXT'
  /** As registrars write it: relative to the domain that was bought, '@' for that itself. */
  readonly name: string
  readonly content: string
}

const labelIn = ({ name, zone }: Pick<DomainName, 'name' | 'zone'>): string =>
  name === zone ? '' : name.slice(0, -zone.length - 1)

const join = (...labels: readonly string[]): string => labels.filter((label) => label !== '').join('.') || '@'

/** The records that connect a domain. */
export const wantedRecords = (
  domain: Pick<DomainName, 'name' | 'zone'>,
  { addresses, hostName }: DomainTarget,
  proof: string,
): readonly WantedRecord[] => {
  const label = labelIn(domain)
  return [
    ...addresses.map(
      (content): WantedRecord => ({
        type: content.includes(':') ? 'AAAA' : 'A',
        name: join(label),
        content,
      }),
    ),
    { type: 'CNAME', name: join('www', label), content: hostName },
    { type: 'TXT', name: join(proofLabel, label), content: proof },
  ]
}
