import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { chooseCertificates } from '@shingle/storage/certificates/choose-certificates.ts'
import { openToldCertificates } from '@shingle/storage/certificates/told-certificates.ts'
import { createAnnounceDomain } from '@shingle/storage/domains/announce-domain.ts'
import {
  createOrderLook,
  lookAtDomainJob,
  watchBy,
  watchDomainJob,
} from '@shingle/storage/domains/domain-jobs.ts'
import type { DomainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { createTellDomainOwner } from '@shingle/storage/domains/tell-domain-owner.ts'
import { createWhoAnswers } from '@shingle/storage/domains/who-answers.ts'
import { readOrder } from '@shingle/storage/jobs/final-failure.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { JobHandler } from '@shingle/storage/jobs/job-worker.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import type { AskDomain } from '@shingle/storage/providers/dns/ask-domain.ts'
import { openCertificateRows } from '@shingle/storage/rows/certificates.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { openDomainsHistory } from '@shingle/storage/rows/website-domains-history.ts'
import type { Db } from 'mongodb'
import type { Logger } from 'pino'
import { createFindOneClick } from './find-one-click.ts'
import { createFindPlaceholder } from './find-placeholder.ts'
import { createLookAtDomain } from './look-at-domain.ts'
import { placesByAccount } from './places-by-account.ts'

/** What looking at domains stands on. */
export interface DomainPorts {
  readonly db: Db
  readonly bus: Bus
  readonly clock: () => Date
  readonly secret: Uint8Array
  readonly log: Logger
  readonly domainSettings: DomainSettings
  readonly askDomain: AskDomain
  readonly fetchOutside: FetchOutside
  readonly origins: Origins
  /** Where an authority of this machine keeps its own key. */
  readonly authorityFolder: string
  /** Where an authority writes to, if anywhere. */
  readonly operatorMail?: string | undefined
}

/** So many domains of one account are looked at at a time, and one that found no place is tried again so soon. */
const [looksOfOne, noPlaceMs] = [2, 5_000]

/** What looks at domains, by the names of its jobs. */
export const openDomainHandlers = (ports: DomainPorts): Readonly<Record<string, JobHandler>> => {
  const { db, bus, clock, log, domainSettings } = ports
  const domains = openWebsiteDomains(db, clock)
  const told = openToldCertificates(db, domainSettings)
  const queue = createJobQueue(db, { bus, clock })
  const lookAtDomain = createLookAtDomain({
    ...ports,
    ...{ domains, history: openDomainsHistory(db, clock), target: domainSettings.target },
    findOneClick: createFindOneClick(ports.fetchOutside, new URL(ports.origins.app).hostname),
    findPlaceholder: createFindPlaceholder(ports.fetchOutside),
    announceDomain: createAnnounceDomain({ db, bus }),
    orderLook: createOrderLook(queue, clock),
    dropCertificate: openCertificateRows(db).drop,
    overdueUntil: (domainName) => told.overdueUntil(domainName, clock()),
    whoAnswers: createWhoAnswers(ports.secret, domainSettings),
    tellOwner: createTellDomainOwner({ domains, orderMail: createOrderMail(queue) }),
    ...chooseCertificates(domainSettings, {
      ...ports,
      onTrouble: (error) =>
        log.warn({ err: error }, 'a certificate could not be made; it will be tried again'),
    }),
  })
  const tryPlace = placesByAccount(looksOfOne)
  const inPlace = async (domainId: string, look: () => Promise<Date | undefined>) => {
    const row = await domains.find(domainId)
    // Of one that is gone there is nothing to wait for.
    const looked = await tryPlace(row?.userId ?? domainId, look)
    return looked === undefined ? new Date(clock().getTime() + noPlaceMs) : looked.done
  }
  return {
    [watchDomainJob.name]: (payload) => {
      const { domainId } = readOrder(watchDomainJob.payload, payload)
      return inPlace(domainId, () => lookAtDomain(domainId))
    },
    [lookAtDomainJob.name]: (payload) => {
      const { domainId } = readOrder(lookAtDomainJob.payload, payload)
      return inPlace(domainId, async () => {
        const next = await lookAtDomain(domainId)
        // Whoever connected it may have been interrupted before it was watched.
        if (next !== undefined) await watchBy(queue, domainId, next)
        return undefined
      })
    },
  }
}
