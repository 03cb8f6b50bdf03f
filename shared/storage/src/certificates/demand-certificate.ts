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
 * waits, be it by the other of its names; the same domain again after minutes at the soonest, however many come.
 */
export const createDemandCertificate = ({ db, clock, orderLook }: DemandPorts): DemandCertificate => {
  const [rows, domains] = [openCertificateRows(db), openWebsiteDomains(db, clock)]
  const asked = new Map<string, number>()
  const underWay = new Map<string, Promise<void>>()

  const untilMade = async (domainName: string): Promise<void> => {
    for (let waited = 0; waited < waitMs; waited += everyMs) {
      await wait(everyMs)
      if ((await rows.find(domainName)) !== undefined) return
    }
  }

  const order = async (domainName: string): Promise<void> => {
    const holder = await domains.holder(domainName)
    if (holder === undefined) return
    if (asked.size >= askedMaximum) asked.clear()
    asked.set(domainName, clock().getTime())
    await orderLook(holder._id)
    await untilMade(domainName)
  }

  return async (domainName) => {
    const present = underWay.get(domainName)
    if (present !== undefined) return present
    const isAskedLately = clock().getTime() - (asked.get(domainName) ?? 0) < askedAgainMs
    if (underWay.size >= waitingMaximum || isAskedLately) return
    const ordering = order(domainName)
    underWay.set(domainName, ordering)
    try {
      await ordering
    } finally {
      underWay.delete(domainName)
    }
  }
}
