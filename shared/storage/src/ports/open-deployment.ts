import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { Db } from 'mongodb'
import { connectDatabase } from '../database/connect-database.ts'
import { readRoomEnvironment, type Variables } from '../environment/environment.ts'
import { choosePorts, type Ports } from './choose-ports.ts'

/** Where a process tells what goes wrong in the background. */
interface TroubleLog {
  readonly error: (about: { readonly err: unknown }, text: string) => void
}

/** What one room of a deployment stands on when it runs as a process of its own. */
export type Deployment = Ports & {
  port: number
  db: Db
  origins: Origins
  secret: Uint8Array
  clock: () => Date
  /** Whether a proxy in front says in X-Forwarded-For whom it speaks for. */
  trustsProxy: boolean
  close: () => Promise<void>
}

/**
 * Opens database and ports as the environment says; throws, naming the variable, when it says too little. The log is
 * made for the level that it names.
 */
export const openDeployment = async <Log extends TroubleLog>(
  variables: Variables,
  createLog: (level: string) => Log,
): Promise<Deployment & { log: Log }> => {
  const environment = readRoomEnvironment(variables)
  const { PORT: port, MONGO_URI, SECRET, DATA_DIR, TRUST_PROXY, LOG_LEVEL, ...choices } = environment
  const log = createLog(LOG_LEVEL)
  const onTrouble = (error: unknown) => log.error({ err: error }, 'trouble in the background')
  const database = await connectDatabase(MONGO_URI, { name: 'shingle' })
  const ports = await choosePorts(choices, { db: database.db, folder: `${DATA_DIR}/files`, onTrouble })
  const { APP_ORIGIN: app, SITES_ORIGIN: sites, USERCONTENT_ORIGIN: usercontent } = choices
  return {
    ...ports,
    log,
    port,
    db: database.db,
    origins: { app, sites, usercontent },
    secret: new TextEncoder().encode(SECRET),
    clock: () => new Date(),
    trustsProxy: TRUST_PROXY === '1',
    close: async () => {
      ports.mail.close()
      await ports.bus.close()
      await database.close()
    },
  }
}
