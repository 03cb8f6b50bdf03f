/** The label below which a domain proves whose it is. */
export const proofLabel = '_shingle-verify'

/** Where domains are to lead. */
export interface DomainTarget {
  /** IPv4 and IPv6 addresses at which the deployment answers. */
  readonly addresses: readonly string[]
  /** The name that www follows; null where it follows the domain itself, because no name of the deployment leads there. */
  readonly hostName: string | null
  /** By which methods of ACME an authority may be shown that a name leads here; where none is named, by http-01 alone. */
  readonly methods?: readonly string[]
}

/** One record that an owner sets. */
export interface WantedRecord {
  readonly type: 'A' | 'AAAA' | 'CNAME' | 'TXT'
  /** As registrars write it: relative to the domain that was bought, '@' for that itself. */
  readonly name: string
  readonly content: string
}

/** A domain whose records are set: as machines write it, and what was bought. */
interface SetDomain {
  readonly name: string
  readonly zone: string
}

const labelIn = ({ name, zone }: SetDomain): string => (name === zone ? '' : name.slice(0, -zone.length - 1))

const join = (...labels: readonly string[]): string => labels.filter((label) => label !== '').join('.') || '@'

/** The records that connect a domain. */
export const wantedRecords = (
  domain: SetDomain,
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
    { type: 'CNAME', name: join('www', label), content: hostName ?? domain.name },
    { type: 'TXT', name: join(proofLabel, label), content: proof },
  ]
}
