import { z } from 'zod'
import { Refusal } from './refusal.ts'

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = z.preprocess(emptyIsAbsent, z.string().optional())
const origin = z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).optional())

const environment = z.object({
  PORT: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(0).max(65535).default(3000)),
  HOST: optional,
  DATA_DIR: z.preprocess(emptyIsAbsent, z.string().default('.data')),
  APP_ORIGIN: origin,
  SITES_ORIGIN: origin,
  USERCONTENT_ORIGIN: origin,
  MONGO_URI: optional,
  REDIS_URL: optional,
  SMTP_URL: optional,
  MAIL_FROM: optional,
  S3_ENDPOINT: optional,
  S3_BUCKET: optional,
  S3_REGION: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  SECRET: optional,
  TRUST_PROXY: z.preprocess(emptyIsAbsent, z.enum(['0', '1']).default('0')),
  LOG_LEVEL: z.preprocess(
    emptyIsAbsent,
    z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  ),
})

/** Everything that the environment can say about the embedded default. */
export type Configuration = z.infer<typeof environment> & { readonly isDevelopment: boolean }

/** Reads the environment, or refuses with the variable's name and what it takes. */
export const readConfiguration = (
  variables: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Configuration => {
  const parsed = environment.safeParse(variables)
  if (parsed.success) return { ...parsed.data, isDevelopment: args.includes('--dev') }
  const [issue] = parsed.error.issues
  throw new Refusal(`${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
}
