import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { operatorPaths } from '@shingle/shared/paths/server-paths.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { createChooseContext } from '@shingle/storage/certificates/choose-context.ts'
import { createEnsureCertificate } from '@shingle/storage/certificates/ensure-certificate.ts'
import { createLocalAuthority } from '@shingle/storage/certificates/local-authority.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { openHosts } from '@shingle/storage/hosts/open-hosts.ts'
import { answerCertificateAsk } from '@shingle/storage/network/answer-certificate-ask.ts'
import { openSecureServer } from '@shingle/storage/network/open-server.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import type { Db } from 'mongodb'
import { judged } from './goals.ts'
import { shown, timeEach } from './measure.ts'
import type { Report } from './report.ts'
import { startDatabase } from './sync-servers.ts'

const count = 10_000
const withCertificate = 300
const nameOf = (at: number) => `domain-${at}.test`
const rowOf = (at: number) => ({
  ...{ _id: `d${at}`, domainName: nameOf(at), zone: nameOf(at), held: nameOf(at), userId: `u${at}` },
  ...{
    websiteId: `w${at}`,
    websiteName: `handle-${at}`,
    state: 'Connected',
    failureReason: null,
    proof: 'p',
  },
  ...{ createdAt: new Date(), modifiedAt: new Date(), verifiedAt: new Date(), certificateAt: new Date() },
  ...{ connectedAt: new Date(), failingAt: null, look: null },
})

const addDomains = async (db: Db): Promise<void> => {
  const rows = Array.from({ length: count }, (_, at) => rowOf(at))
  for (let from = 0; from < count; from += 500)
    await db.collection<{ _id: string }>('WebsiteDomains').insertMany(rows.slice(from, from + 500))
}

const portOf = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const shakeHands = async (port: number, servername: string): Promise<void> => {
  const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  socket.destroy()
}

const certify = async (db: Db, folder: string) => {
  const [secret, clock] = [new Uint8Array(32).fill(1), () => new Date()]
  const ports = { db, secret, clock, issue: createLocalAuthority(folder), onTrouble: console.error }
  const ensure = createEnsureCertificate(ports)
  for (let at = 0; at < withCertificate; at += 1)
    await ensure(rowOf(at) as Parameters<typeof ensure>[0], false)
  return createChooseContext(ports)
}

/** What a connected domain costs where there are ten thousand. */
export const benchDomains = async (): Promise<Report> => {
  const database = await startDatabase()
  const { db, close } = await connectDatabase(database.uri, { name: 'shingle' })
  await addDomains(db)
  const [origins, clock] = [localOrigins(3000), () => new Date()]
  const bus = createInProcessBus(console.error)
  const settings = domainSettings({ HTTPS_PORT: 443 }, origins)
  const hosts = openHosts({ origins, bus, clock, db, domainSettings: settings })
  const cold = await timeEach(1_000, (at) => hosts.find(nameOf(Math.abs(at) + 1_000)))
  const atOnce = 1_000
  const known = await timeEach(200, () => {
    for (let at = 0; at < atOnce; at += 1) hosts.peek(nameOf(1_000 + (at % 500)))
  })
  const folder = await mkdtemp(join(tmpdir(), 'shingle-bench-'))
  const secure = openSecureServer(await certify(db, folder), (_, response) => response.end())
  const securePort = await portOf(secure)
  const handshake = await timeEach(200, (at) => shakeHands(securePort, nameOf(at < 0 ? 260 - at : at)))
  const domains = openWebsiteDomains(db, clock)
  const front = createServer((request, response) => void answerCertificateAsk(domains, request, response))
  const frontPort = await portOf(front)
  const ask = await timeEach(500, async (at) => {
    const path = `${operatorPaths.certificateAsk}?domain=${nameOf(Math.abs(at))}`
    await (await fetch(`http://127.0.0.1:${frontPort}${path}`)).text()
  })
  secure.close()
  front.closeAllConnections()
  front.close()
  await hosts.close()
  await close()
  await database.stop()
  await rm(folder, { recursive: true })
  const microseconds = (known.p95 / atOnce) * 1_000
  return {
    title: 'Connected domains, where there are ten thousand',
    columns: ['what', 'p50', 'p95', 'goal, p95'],
    rows: [
      [
        ...['host lookup of a known domain, µs', shown((known.p50 / atOnce) * 1_000)],
        ...[judged(shown(microseconds), microseconds, { atMost: 50 }), '50'],
      ],
      ['host lookup that asks the database, ms', shown(cold.p50), shown(cold.p95), '–'],
      [
        ...['handshake of a cold name, ms', shown(handshake.p50)],
        ...[judged(shown(handshake.p95), handshake.p95, { atMost: 50 }), '50'],
      ],
      [
        ...['ask endpoint of the proxy in front, ms', shown(ask.p50)],
        ...[judged(shown(ask.p95), ask.p95, { atMost: 5 }), '5'],
      ],
    ],
    notes: [
      `${count} connected domains, ${withCertificate} of them with a certificate of an own authority; one process each, on loopback.`,
    ],
  }
}
