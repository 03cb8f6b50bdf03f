import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { Db } from 'mongodb'
import { z } from 'zod'
import type { BusTrouble } from '../bus/bus.ts'
import { connectDatabase } from '../database/connect-database.ts'
import { choosePorts, type Ports } from './choose-ports.ts'

const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value)
const optional = z.preprocess(emptyIsAbsent, z.string().optional())
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535),
  MONGO_URI: z.string().startsWith('mongodb'),
  APP_ORIGIN: origin,
  SITES_ORIGIN: origin,
  USERCONTENT_ORIGIN: origin,
  SECRET: z.string().min(32),
  DATA_DIR: z.preprocess(emptyIsAbsent, z.string().default('.data')),
  TRUST_PROXY: z.preprocess(emptyIsAbsent, z.enum(['0', '1']).default('0')),
  REDIS_URL: optional,
  SMTP_URL: optional,
  MAIL_FROM: optional,
  S3_ENDPOINT: optional,
  S3_BUCKET: optional,
  S3_REGION: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
})

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

/** Opens database and ports as the environment says; throws, naming the variable, when it says too little. */
export const openDeployment = async (
  variables: Readonly<Record<string, string | undefined>>,
  onTrouble: BusTrouble,
): Promise<Deployment> => {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.')} cannot be used: ${issue?.message}`)
  }
  const { PORT: port, MONGO_URI, SECRET, DATA_DIR, TRUST_PROXY, ...choices } = parsed.data
  const database = await connectDatabase(MONGO_URI, { name: 'shingle' })
  const ports = await choosePorts(choices, { db: database.db, folder: `${DATA_DIR}/files`, onTrouble })
  const { APP_ORIGIN: app, SITES_ORIGIN: sites, USERCONTENT_ORIGIN: usercontent } = choices
  return {
    ...ports,
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
