import '@shingle/storage/environment/production.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { BusUnreachable } from '@shingle/storage/bus/bus.ts'
import { isDatabaseAway } from '@shingle/storage/database/is-database-away.ts'
import { openDeployment } from '@shingle/storage/ports/open-deployment.ts'
import { pino } from 'pino'
import { startWorker } from './start-worker.ts'

const retryMs = 1_000
const isAway = (error: unknown) => isDatabaseAway(error) || error instanceof BusUnreachable

/** Nobody waits for it, so that it can wait for its database and its bus. */
const openPatiently = async () => {
  for (;;) {
    try {
      // It answers nobody: the port that every other room needs is none.
      return await openDeployment({ PORT: '0', ...process.env }, (level) => pino({ level }))
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      if (!isAway(error)) process.exit(1)
      await wait(retryMs)
    }
  }
}

const deployment = await openPatiently()
const worker = startWorker(deployment)

const stop = async (): Promise<void> => {
  await worker.close()
  await deployment.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
