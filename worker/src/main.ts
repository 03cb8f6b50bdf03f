import { openDeployment } from '@shingle/storage/ports/open-deployment.ts'
import { pino } from 'pino'
import { startWorker } from './start-worker.ts'

// It answers nobody: the port that every other room needs is none.
const deployment = await openDeployment({ PORT: '0', ...process.env }, (level) => pino({ level })).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
const worker = startWorker(deployment)

const stop = async (): Promise<void> => {
  await worker.close()
  await deployment.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
