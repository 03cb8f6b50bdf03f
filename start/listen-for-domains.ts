import type { RequestListener } from 'node:http'
import type { Server } from 'node:net'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { createChooseContext } from '@shingle/storage/certificates/choose-context.ts'
import { createDemandCertificate } from '@shingle/storage/certificates/demand-certificate.ts'
import { createOrderLook } from '@shingle/storage/domains/domain-jobs.ts'
import type { DomainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { answerAcmeChallenge, isAcmeChallenge } from '@shingle/storage/network/answer-acme-challenge.ts'
import { withDomainCheck } from '@shingle/storage/network/answer-domain-check.ts'
import { openDirectServer, openSecureServer } from '@shingle/storage/network/open-server.ts'
import { openAcmeChallenges } from '@shingle/storage/rows/acme-challenges.ts'
import type { Db } from 'mongodb'
import { listen } from './listen.ts'

interface DomainGround {
  readonly db: Db
  readonly bus: Bus
  readonly secret: Uint8Array
  readonly clock: () => Date
  readonly domainSettings: DomainSettings
}

/** Answers whoever asks whether a name leads here, the deployment itself or an authority, and leaves everything else to a listener. */
export const withChallenges = (
  { db, clock, secret, domainSettings }: Omit<DomainGround, 'bus'>,
  listener: RequestListener,
): RequestListener => {
  const checked = withDomainCheck(secret, listener)
  if (domainSettings.acmeDirectory === undefined) return checked
  const challenges = openAcmeChallenges(db, clock)
  return (request, response) => {
    if (isAcmeChallenge(request)) void answerAcmeChallenge(challenges, request, response)
    else checked(request, response)
  }
}

/** Answers connected domains by https and http, where this process is to; the answer ends that. */
export const listenForDomains = async (
  ground: DomainGround,
  { host: usualHost, handle }: { readonly host: string | undefined; readonly handle: RequestListener },
): Promise<() => Promise<void>> => {
  const { httpsPort, httpPort, host = usualHost } = ground.domainSettings
  const servers: (Server & { closeAllConnections: () => void })[] = []
  if (httpsPort !== undefined) {
    const orderLook = createOrderLook(createJobQueue(ground.db, ground), ground.clock)
    const demand = createDemandCertificate({ ...ground, orderLook })
    const server = openSecureServer(createChooseContext({ ...ground, demand }), handle)
    await listen(server, httpsPort, host)
    servers.push(server)
  }
  if (httpPort !== undefined) {
    const server = openDirectServer(withChallenges(ground, handle))
    await listen(server, httpPort, host)
    servers.push(server)
  }
  return async () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
}
