import type { Server } from 'node:http'
import { join } from 'node:path'
import { createApi } from '@shingle/api/create-api.ts'
import { startJobs } from '@shingle/api/start-jobs.ts'
import { createRender } from '@shingle/render/create-render.ts'
import { localOrigins, type Origins } from '@shingle/shared/origins/origins.ts'
import { isBelow, outboxPaths, serverPaths } from '@shingle/shared/paths/server-paths.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { backupPlaceIn, googleClientIn } from '@shingle/storage/environment/environment.ts'
import { byHost, type HostHandler } from '@shingle/storage/hosts/by-host.ts'
import { openHosts } from '@shingle/storage/hosts/open-hosts.ts'
import { answerCertificateAsk, isCertificateAsk } from '@shingle/storage/network/answer-certificate-ask.ts'
import { answerOperator } from '@shingle/storage/network/answer-operator.ts'
import { openFastPath } from '@shingle/storage/network/fast-path/open-fast-path.ts'
import { openOutside } from '@shingle/storage/outside/open-outside.ts'
import { choosePorts } from '@shingle/storage/ports/choose-ports.ts'
import { openDns } from '@shingle/storage/providers/dns/open-dns.ts'
import { chooseLanguageModel } from '@shingle/storage/providers/language-model/choose-language-model.ts'
import type { StockLibrary } from '@shingle/storage/providers/stock/stock-library.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { createSyncServer } from '@shingle/sync-server/create-sync-server.ts'
import { startWorker } from '@shingle/worker/start-worker.ts'
import type { Db } from 'mongodb'
import type { Logger } from 'pino'
import { appHeaders } from './app-headers.ts'
import { appRoutes } from './app-routes.ts'
import { asksForMetrics } from './asks-for-metrics.ts'
import { buildClientIfChanged, clientFolder } from './client-build.ts'
import { openClientFiles } from './client-files.ts'
import type { Configuration } from './configuration.ts'
import { listenForDomains, withChallenges } from './listen-for-domains.ts'
import { Refusal } from './refusal.ts'

/** What the composition is made from. */
export interface Parts {
  readonly configuration: Configuration
  readonly server: Server
  readonly port: number
  readonly folder: string
  readonly secret: Uint8Array
  readonly log: Logger
  readonly mongoUri: string
  /** Tells the person at the terminal what takes long. */
  readonly say: (line: string) => void
}

/** The running product. */
export interface Product {
  readonly origins: Origins
  /** Where sign-in mails appear, in words. */
  readonly mailPlace: string
  readonly close: () => Promise<void>
}

const originsOf = (
  { APP_ORIGIN, SITES_ORIGIN, USERCONTENT_ORIGIN }: Configuration,
  port: number,
): Origins => {
  const local = localOrigins(port)
  return {
    app: APP_ORIGIN ?? local.app,
    sites: SITES_ORIGIN ?? local.sites,
    usercontent: USERCONTENT_ORIGIN ?? local.usercontent,
  }
}

/** Whoever typed the machine's own address means the app, whose cookies and links know one name only. */
const leadToApp =
  ({ app }: Origins): HostHandler =>
  (request, response) =>
    response.writeHead(308, { location: `${app}${request.url ?? '/'}` }).end()

const openDatabase = async (uri: string) => {
  try {
    return await connectDatabase(uri, { name: 'shingle' })
  } catch {
    throw new Refusal(`No database answers at MONGO_URI (${uri.replace(/\/\/[^@]*@/, '//…@')}).`)
  }
}

const openClient = async (
  { configuration, server, say }: Parts,
  origins: Origins,
  stock: readonly StockLibrary[],
) => {
  if (configuration.isDevelopment) return (await import('./client-development.ts')).openClientSources(server)
  await buildClientIfChanged(say)
  const headers = appHeaders(origins, {
    google: googleClientIn(configuration) !== undefined,
    pictureHosts: stock.map(({ pictureHost }) => pictureHost),
    analytics: configuration.ANALYTICS_ID !== undefined,
  })
  return openClientFiles(clientFolder, {
    origin: origins.app,
    analyticsId: configuration.ANALYTICS_ID,
    headers,
  })
}

/** What every room stands on. */
const openGround = async ({ configuration, folder, secret, log, ...parts }: Parts, db: Db) => {
  const onTrouble = (error: unknown) => log.error(error)
  const clock = () => new Date()
  const origins = originsOf(configuration, parts.port)
  return {
    ...(await choosePorts(configuration, { db, folder: join(folder, 'files'), onTrouble })),
    ...(await chooseLanguageModel(configuration, { db, secret, clock, onTrouble })),
    ...openOutside(configuration, origins.app, onTrouble),
    ...{
      domainSettings: domainSettings(configuration, origins),
      askDomain: openDns(configuration.DNS_STAGE),
    },
    authorityFolder: join(folder, 'authority'),
    backup: backupPlaceIn(configuration),
    ...{ db, origins, secret, log, clock, trustsProxy: configuration.TRUST_PROXY === '1' },
  }
}

/** Wires api, sync-server, render and worker to one server and one set of ports. */
export const compose = async (parts: Parts): Promise<Product> => {
  const { configuration, server } = parts
  const { OPERATOR_MAIL: operatorMail, OPERATOR_TOKEN: operatorToken } = configuration
  const database = await openDatabase(parts.mongoUri)
  const options = await openGround(parts, database.db).catch((error: Error) => {
    throw new Refusal(error.message)
  })
  const { origins } = options
  const api = createApi({ ...options, operatorToken, operatorMail, google: googleClientIn(configuration) })
  const sync = createSyncServer(options)
  const render = createRender(options)
  const [jobs, worker] = [startJobs(options), startWorker({ ...options, operatorMail })]
  const client = await openClient(parts, origins, options.stock)
  const hosts = openHosts(options)
  const { handle: rendered } = render
  const handle = byHost(hosts, {
    app: appRoutes({
      ...{ origins, files: client, api: api.callback() },
      render: (request, response) => rendered(request, response, { kind: 'sites' }),
    }),
    ...{ sites: rendered, usercontent: rendered, website: rendered },
    loopback: leadToApp(origins),
  })
  const domains = openWebsiteDomains(database.db, options.clock)
  const closeDomains = await listenForDomains(options, {
    host: configuration.HOST,
    // What is met there is a domain of an owner, whatever host it names.
    handle: byHost(hosts, { website: rendered }),
  })
  const metrics = () => sync.metrics() + options.modelMetrics() + worker.metrics()
  const operated = { health: sync.health, metrics }
  const answer = withChallenges(options, handle)
  server.on('request', (request, response) => {
    if (asksForMetrics(request)) void answerOperator(operated, request, response)
    else if (isCertificateAsk(request)) void answerCertificateAsk(domains, request, response)
    else answer(request, response)
  })
  const fastPath = openFastPath(server, render.answerAtOnce(hosts))
  server.on('upgrade', (request, socket, head) => {
    // In development, Vite's own socket listens beside ours.
    const isOurs = isBelow(serverPaths.sync, request.url?.split('?')[0] ?? '') || !configuration.isDevelopment
    if (isOurs) sync.handleUpgrade(request, socket, head)
  })
  return {
    origins,
    mailPlace: options.hasOutbox ? `${origins.app}${outboxPaths.page}` : 'sent by SMTP_URL',
    close: async () => {
      fastPath.close()
      await sync.close()
      await render.close()
      await jobs.close()
      await worker.close()
      await closeDomains()
      await hosts.close()
      options.mail.close()
      await options.bus.close()
      await database.close()
    },
  }
}
