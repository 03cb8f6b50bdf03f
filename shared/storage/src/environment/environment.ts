import { isThisMachine } from '@shingle/shared/origins/origins.ts'
import { z } from 'zod'
import { isHostBelow } from '../hosts/is-host-below.ts'

const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value)
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(emptyIsAbsent, schema.optional())

const port = z.coerce.number().int().min(0).max(65535)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)
const addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z
      .array(z.union([z.ipv4(), z.ipv6()]))
      .min(1)
      .max(8),
  )
const mongoUri = z.string().startsWith('mongodb')
const secret = z.string().min(32, 'it needs at least 32 characters')
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
  DNS_STAGE: optional(port),
  HTTPS_PORT: optional(port),
  DOMAIN_ADDRESSES: optional(addresses),
  OPERATOR_TOKEN: optional(secret),
  OPERATOR_MAIL: optional(z.email()),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  OPENAI_MODEL: optional(z.string()),
  S3_ENDPOINT: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
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

type Origins = Pick<ProductEnvironment, 'APP_ORIGIN' | 'SITES_ORIGIN' | 'USERCONTENT_ORIGIN'>
type Reach = Origins & Pick<ProductEnvironment, 'SMTP_URL'>

const openToOthers = ({ APP_ORIGIN, SITES_ORIGIN, USERCONTENT_ORIGIN }: Origins, host: string) => {
  const hosts = Object.entries({ APP_ORIGIN, SITES_ORIGIN, USERCONTENT_ORIGIN }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, new URL(value).hostname] as const],
  )
  return [['HOST', host] as const, ...hosts].find(([, name]) => !isThisMachine(name))
}

// Without a mail server the codes stand at /dev/outbox, for everybody who reaches it.
const requireMailServer = ({ SMTP_URL, ...reach }: Reach, host: string): void => {
  const open = openToOthers(reach, host)
  if (SMTP_URL !== undefined || open === undefined) return
  throw new Error(
    `${open[0]} lets others in (${open[1]}), who would read every sign-in code at /dev/outbox: set SMTP_URL and MAIL_FROM, or keep HOST and the origins to this machine.`,
  )
}

// A server on this machine that stands for all others is a stage, and leads into its own net.
const refuseFixtures = (
  {
    IMPORT_FIXTURES,
    DNS_STAGE,
    HTTPS_PORT,
    ...reach
  }: Origins & Pick<ProductEnvironment, 'IMPORT_FIXTURES' | 'DNS_STAGE' | 'HTTPS_PORT'>,
  host: string,
): void => {
  const open = openToOthers(reach, host)
  if (open === undefined) return
  const refuse = (name: string, does: string): never => {
    throw new Error(
      `${name} is for tests on this machine: it has ${does} from here, and ${open[0]} lets others in (${open[1]}). Leave it unset.`,
    )
  }
  if (IMPORT_FIXTURES !== undefined) refuse('IMPORT_FIXTURES', 'every page read')
  if (DNS_STAGE !== undefined) refuse('DNS_STAGE', 'every domain told')
  if (HTTPS_PORT !== undefined) refuse('HTTPS_PORT', 'certificates that only this machine trusts')
}

// What owners embed may not be of one site with what signs people in; cookies know no ports.
const requireApart = ({ APP_ORIGIN, SITES_ORIGIN, USERCONTENT_ORIGIN }: Origins): void => {
  const [app, sites, content] = [APP_ORIGIN, SITES_ORIGIN, USERCONTENT_ORIGIN].map((one) =>
    one === undefined ? undefined : new URL(one).hostname,
  )
  if (app !== undefined && app === sites)
    throw new Error(
      `SITES_ORIGIN cannot be used: published websites need another host than the app (${app}).`,
    )
  for (const host of [app, sites]) {
    if (host === undefined || content === undefined) continue
    const isOne = host === content
    if (isOne || (!isThisMachine(host) && (isHostBelow(content, host) || isHostBelow(host, content))))
      throw new Error(
        `USERCONTENT_ORIGIN cannot be used: what owners embed needs a domain of its own, neither ${host} nor above or below it.`,
      )
  }
}

/**
 * The environment of a process that runs everything; throws, naming the variable and what it takes, also where others
 * than this machine reach it and no mail server is named.
 */
export const readProductEnvironment = (variables: Variables): ProductEnvironment => {
  const environment = read(wholeProduct, variables)
  requireApart(environment)
  requireMailServer(environment, environment.HOST ?? 'localhost')
  refuseFixtures(environment, environment.HOST ?? 'localhost')
  return environment
}

/** The environment of a process that runs one room; throws, naming the variable, also where one is missing. */
export const readRoomEnvironment = (variables: Variables): z.infer<typeof oneRoom> => {
  const environment = read(oneRoom, variables)
  requireApart(environment)
  refuseFixtures(environment, environment.HOST ?? 'localhost')
  return environment
}

/** The same for the room that shows the mails kept where no mail server is named: to this machine alone. */
export const readOutboxEnvironment = (variables: Variables): z.infer<typeof oneRoom> => {
  const environment = readRoomEnvironment(variables)
  requireMailServer(environment, environment.HOST ?? '0.0.0.0')
  return environment
}
