import '@shingle/storage/environment/production.ts'
import { byHost } from '@shingle/storage/hosts/by-host.ts'
import { openHosts } from '@shingle/storage/hosts/open-hosts.ts'
import { answerCertificateAsk, isCertificateAsk } from '@shingle/storage/network/answer-certificate-ask.ts'
import { withDomainCheck } from '@shingle/storage/network/answer-domain-check.ts'
import { openFastPath } from '@shingle/storage/network/fast-path/open-fast-path.ts'
import { openServer } from '@shingle/storage/network/open-server.ts'
import { openDeployment } from '@shingle/storage/ports/open-deployment.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { pino } from 'pino'
import { createRender } from './create-render.ts'

const deployment = await openDeployment(process.env, (level) => pino({ level })).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
const render = createRender(deployment)
const hosts = openHosts(deployment)
const { handle } = render
const domains = openWebsiteDomains(deployment.db, deployment.clock)
const answer = withDomainCheck(
  deployment.secret,
  byHost(hosts, { sites: handle, usercontent: handle, website: handle }),
)
const server = openServer(deployment, (request, response) => {
  if (isCertificateAsk(request)) void answerCertificateAsk(domains, request, response)
  else answer(request, response)
})
const fastPath = openFastPath(server, render.answerAtOnce(hosts))
server.listen(deployment.port, deployment.host)

const stop = async (): Promise<void> => {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  fastPath.close()
  await closed
  await hosts.close()
  await render.close()
  await deployment.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
