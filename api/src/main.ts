import { createServer } from 'node:http'
import { openDeployment } from '@shingle/storage/ports/open-deployment.ts'
import { pino } from 'pino'
import { createApi } from './create-api.ts'

const deployment = await openDeployment(process.env, (level) => pino({ level })).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
const server = createServer(createApi(deployment).callback())
server.listen(deployment.port)

const stop = async (): Promise<void> => {
  await new Promise((resolve) => server.close(resolve))
  await deployment.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
