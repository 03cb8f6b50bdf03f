import '@shingle/storage/environment/production.ts'
import { operatorPaths } from '@shingle/shared/paths/server-paths.ts'
import { healthOf } from '@shingle/storage/database/is-reachable.ts'
import { byHost } from '@shingle/storage/hosts/by-host.ts'
import { openHosts } from '@shingle/storage/hosts/open-hosts.ts'
import { answerOperator } from '@shingle/storage/network/answer-operator.ts'
import { openServer } from '@shingle/storage/network/open-server.ts'
import { openDeployment } from '@shingle/storage/ports/open-deployment.ts'
import { pino } from 'pino'
import { createApi } from './create-api.ts'
import { startJobs } from './start-jobs.ts'

const deployment = await openDeployment(process.env, (level) => pino({ level }), {
  showsOutbox: true,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
const hosts = openHosts(deployment)
const api = createApi(deployment).callback()
const jobs = startJobs(deployment)
const handle = byHost(hosts, { app: api })
// A balancer asks for the health of a process by whatever address it has.
const operated = { health: () => healthOf(deployment.db), metrics: deployment.modelMetrics }
const server = openServer(deployment, (request, response) => {
  if (request.url === operatorPaths.health) return api(request, response)
  if (request.url === operatorPaths.metrics) return answerOperator(operated, request, response)
  return handle(request, response)
})
server.listen(deployment.port, deployment.host)

const stop = async (): Promise<void> => {
  await new Promise((resolve) => server.close(resolve))
  await jobs.close()
  await hosts.close()
  await deployment.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
