import { createServer } from 'node:http'
import { openDeployment } from '@shingle/storage/ports/open-deployment.ts'
import { pino } from 'pino'
import { createRender } from './create-render.ts'

const deployment = await openDeployment(process.env, (level) => pino({ level })).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
const render = createRender(deployment)
const { hostname: usercontentName } = new URL(deployment.origins.usercontent)
const known = new Set(Object.values(deployment.origins).map((origin) => new URL(origin).host))

const isKnown = (host: string): boolean =>
  known.has(host) || host.replace(/:\d+$/, '').endsWith(`.${usercontentName}`)

const server = createServer((request, response) => {
  if (isKnown(request.headers.host?.toLowerCase() ?? '')) render.handle(request, response)
  else response.writeHead(421, { 'Cache-Control': 'no-store' }).end()
})
server.listen(deployment.port)

const stop = async (): Promise<void> => {
  server.closeIdleConnections()
  await new Promise((resolve) => server.close(resolve))
  await render.close()
  await deployment.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
