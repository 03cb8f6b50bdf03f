import type { CertificateRows } from '../rows/certificates.ts'
import type { DomainRow } from '../rows/domain-row.ts'

/**
 * Whether visitors of a domain come to its website with www in front, too: www leads here, as far as was seen, and the
 * certificate is for it. Where that is made by somebody in front it is made for every name that leads here.
 */
export type HasWww = (row: Pick<DomainRow, 'domainName' | 'look'>) => Promise<boolean>

/** Opens the telling. */
export const createHasWww =
  ({ namesOf }: Pick<CertificateRows, 'namesOf'>): HasWww =>
  async ({ domainName, look }) => {
    if (look?.seen.www !== true) return false
    const names = await namesOf(domainName)
    return names === null || names.includes(`www.${domainName}`)
  }
