import { createSecureContext, type SecureContext } from 'node:tls'
import { domainOfHost, mayBeDomain } from '@shingle/shared/domain/domain-of-host.ts'
import type { Db } from 'mongodb'
import { openCertificateRows } from '../rows/certificates.ts'
import { openWebsiteDomains } from '../rows/website-domains.ts'
import type { DemandCertificate } from './demand-certificate.ts'
import { unseal } from './seal.ts'

/** What choosing stands on. */
interface ContextPorts {
  readonly db: Db
  readonly secret: Uint8Array
  readonly clock: () => Date
  /** Has one made where a connected domain has none. */
  readonly demand?: DemandCertificate
}

/** The certificate for the name that a browser asks for; nothing for a name that is not connected. */
export type ChooseContext = (name: string) => Promise<SecureContext | undefined>

interface Kept {
  readonly context: SecureContext | undefined
  readonly until: number
}

// Whoever is told that their domain is connected finds it so, though somebody has just come in vain.
const [keptMs, nothingKeptMs] = [5_000, 1_000]
const keptMaximum = 2_000

/** Opens the choosing. A name costs one look for everybody who asks within seconds; one that is not connected costs no certificate. */
export const createChooseContext = ({ db, secret, clock, demand }: ContextPorts): ChooseContext => {
  const [rows, domains] = [openCertificateRows(db), openWebsiteDomains(db, clock)]
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<SecureContext | undefined>>()

  const read = async (asked: string): Promise<SecureContext | undefined> => {
    const domainName = domainOfHost(asked)
    if (!(await domains.mayHaveCertificate(domainName))) return undefined
    let row = await rows.find(domainName)
    if (row === undefined && demand !== undefined) {
      await demand(domainName)
      row = await rows.find(domainName)
    }
    if (!row?.names.includes(asked)) return undefined
    return createSecureContext({ cert: row.chain, key: unseal(secret, domainName, row.key) })
  }

  const ask = async (asked: string): Promise<SecureContext | undefined> => {
    const reading = read(asked)
    asking.set(asked, reading)
    try {
      const context = await reading
      if (kept.size >= keptMaximum) kept.clear()
      const ms = context === undefined ? nothingKeptMs : keptMs
      kept.set(asked, { context, until: clock().getTime() + ms })
      return context
    } finally {
      asking.delete(asked)
    }
  }

  return async (given) => {
    const asked = given.toLowerCase()
    if (!mayBeDomain(asked)) return undefined
    const known = kept.get(asked)
    if (known !== undefined && known.until > clock().getTime()) return known.context
    return asking.get(asked) ?? ask(asked)
  }
}
