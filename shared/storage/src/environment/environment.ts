import { ownAnalyticsId } from '@shingle/shared/analytics/own-analytics.ts'
import { isThisMachine } from '@shingle/shared/origins/origins.ts'
import { z } from 'zod'
import {
  refuseFixtures,
  requireAnswering,
  requireApart,
  requireBackupPair,
  requireMailServer,
} from './environment-rules.ts'

const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value)
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(emptyIsAbsent, schema.optional())

/** The last port that there is. */
const portMaximum = 65_535
const port = z.coerce.number().int().min(0).max(portMaximum)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)
/** So many addresses one deployment leads domains to. */
const addressesMaximum = 8
const addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z
      .array(z.union([z.ipv4(), z.ipv6()]))
      .min(1)
      .max(addressesMaximum),
  )
const mongoUri = z.string().startsWith('mongodb')
const secret = z.string().min(32, 'it needs at least 32 characters')
/** So many random bytes seal backups. */
const backupKeyBytes = 32
const whatKey = `it is ${backupKeyBytes} random bytes in base64, as \`openssl rand -base64 ${backupKeyBytes}\` writes them`
const backupKey = z
  .base64(whatKey)
  .refine((text) => Buffer.from(text, 'base64').length === backupKeyBytes, { error: whatKey })
const logLevel = z.enum(['silent', 'error', 'warn', 'info', 'debug'])

/**
 * Every variable of the environment that means something to a server of the product. Where one process runs everything,
 * none is needed: what is absent has an embedded default.
 */
const wholeProduct = z.object({
  PORT: z.preprocess(emptyIsAbsent, port.default(3000)),
  HOST: optional(z.string()),
  DATA_DIR: z.preprocess(emptyIsAbsent, z.string().default('.data')),
  LOG_LEVEL: z.preprocess(emptyIsAbsent, logLevel.default('warn')),
  TRUST_PROXY: z.preprocess(emptyIsAbsent, z.enum(['0', '1']).default('0')),
  APP_ORIGIN: optional(origin),
  SITES_ORIGIN: optional(origin),
  USERCONTENT_ORIGIN: optional(origin),
  MONGO_URI: optional(mongoUri),
  SECRET: optional(secret),
  REDIS_URL: optional(z.string()),
  SMTP_URL: optional(z.string()),
  MAIL_FROM: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ORIGIN: optional(origin.refine((url) => isThisMachine(new URL(url).hostname))),
  IMPORT_FIXTURES: optional(port),
  WEB_RISK_KEY: optional(z.string()),
  PEXELS_API_KEY: optional(z.string()),
  UNSPLASH_ACCESS_KEY: optional(z.string()),
  UNSPLASH_APPROVED: optional(z.enum(['0', '1'])),
  DNS_STAGE: optional(port),
  HTTPS_PORT: optional(port),
  HTTP_PORT: optional(port),
  DOMAIN_HOST: optional(z.string()),
  ACME_DIRECTORY: optional(z.url({ protocol: /^https$/ })),
  DOMAIN_ADDRESSES: optional(addresses),
  OPERATOR_TOKEN: optional(secret),
  OPERATOR_MAIL: optional(z.email()),
  ANALYTICS_ID: optional(
    z.string().regex(ownAnalyticsId, 'it is an id of Google Analytics, which begins with G-'),
  ),
  GITHUB_TOKEN: optional(z.string()),
  YELP_API_KEY: optional(z.string()),
  FACEBOOK_ACCESS_TOKEN: optional(z.string()),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  OPENAI_MODEL: optional(z.string()),
  S3_ENDPOINT: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  BACKUP_FOLDER: optional(z.string()),
  BACKUP_KEY: optional(backupKey),
})

/** The same for one room in a process of its own, which has to be told what all rooms must agree on. */
const oneRoom = wholeProduct.extend({
  PORT: z.preprocess(emptyIsAbsent, port),
  LOG_LEVEL: z.preprocess(emptyIsAbsent, logLevel.default('info')),
  APP_ORIGIN: origin,
  SITES_ORIGIN: origin,
  USERCONTENT_ORIGIN: origin,
  MONGO_URI: mongoUri,
  SECRET: secret,
})

/** The variables of a process, as the operating system gives them. */
export type Variables = Readonly<Record<string, string | undefined>>

/** What the environment says to a process that runs the whole product. */
export type ProductEnvironment = z.infer<typeof wholeProduct>

/** The names of all variables. @internal */
export const variableNames: readonly string[] = Object.keys(wholeProduct.shape)

const read = <T>(schema: z.ZodType<T>, variables: Variables): T => {
  const parsed = schema.safeParse(variables)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
}

/** The client that Google knows a deployment by; none where one of its two parts is missing. */
export const googleClientIn = ({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ORIGIN,
}: Pick<ProductEnvironment, 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_ORIGIN'>) =>
  clientId === undefined || clientSecret === undefined
    ? undefined
    : { clientId, clientSecret, origin: GOOGLE_ORIGIN }

/** Where backups go and what seals them; none where that is not said. */
export const backupPlaceIn = ({
  BACKUP_FOLDER: folder,
  BACKUP_KEY: key,
}: Pick<ProductEnvironment, 'BACKUP_FOLDER' | 'BACKUP_KEY'>) =>
  folder === undefined || key === undefined ? undefined : { folder, key: Buffer.from(key, 'base64') }

/**
 * The environment of a process that runs everything; throws, naming the variable and what it takes, also where others
 * than this machine reach it and no mail server is named.
 */
export const readProductEnvironment = (variables: Variables): ProductEnvironment => {
  const environment = read(wholeProduct, variables)
  requireApart(environment)
  requireBackupPair(environment)
  requireMailServer(environment, environment.HOST ?? 'localhost')
  requireAnswering(environment)
  refuseFixtures(environment, environment.HOST ?? 'localhost')
  return environment
}

/** The environment of a process that runs one room; throws, naming the variable, also where one is missing. */
export const readRoomEnvironment = (variables: Variables): z.infer<typeof oneRoom> => {
  const environment = read(oneRoom, variables)
  requireApart(environment)
  requireBackupPair(environment)
  if (environment.ACME_DIRECTORY !== undefined)
    throw new Error(
      'ACME_DIRECTORY cannot be used: it is for npm start. Where rooms run apart the proxy in front makes the certificates.',
    )
  refuseFixtures(environment, environment.HOST ?? 'localhost')
  return environment
}

/** The same for the room that shows the mails kept where no mail server is named: to this machine alone. */
export const readOutboxEnvironment = (variables: Variables): z.infer<typeof oneRoom> => {
  const environment = readRoomEnvironment(variables)
  requireMailServer(environment, environment.HOST ?? '0.0.0.0')
  return environment
}
