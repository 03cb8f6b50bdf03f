import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from 'mongodb'
import type { OrderLook } from '../domains/domain-jobs.ts'
import { openCertificateRows } from '../rows/certificates.ts'
import { openWebsiteDomains } from '../rows/website-domains.ts'

/** Has the certificate made of a connected domain that has none; resolves when there may be one. */
export type DemandCertificate = (domainName: string) => Promise<void>

interface DemandPorts {
  readonly db: Db
  readonly clock: () => Date
  readonly orderLook: OrderLook
}

// A handshake is given ten seconds; who comes again soon after finds what was made meanwhile.
const [waitMs, everyMs] = [8_000, 200]
const askedAgainMs = 10 * 60 * 1000
const [waitingMaximum, askedMaximum] = [50, 2_000]

/**
 * Opens the demanding. Whoever comes to a connected domain has it looked at, which is where certificates are ordered, and
 * waits; the same domain again after minutes at the soonest, however many come.
 */
export const createDemandCertificate = ({ db, clock, orderLook }: DemandPorts): DemandCertificate => {
  const [rows, domains] = [openCertificateRows(db), openWebsiteDomains(db, clock)]
  const asked = new Map<string, number>()
  let waiting = 0

  const untilMade = async (domainName: string): Promise<void> => {
    for (let waited = 0; waited < waitMs; waited += everyMs) {
      await wait(everyMs)
      if ((await rows.find(domainName)) !== undefined) return
    }
  }

  return async (domainName) => {
    const now = clock().getTime()
    if (waiting >= waitingMaximum || now - (asked.get(domainName) ?? 0) < askedAgainMs) return
    const holder = await domains.holder(domainName)
    if (holder === undefined) return
    if (asked.size >= askedMaximum) asked.clear()
    asked.set(domainName, now)
    waiting += 1
    try {
      await orderLook(holder._id)
      await untilMade(domainName)
    } finally {
      waiting -= 1
    }
  }
}
