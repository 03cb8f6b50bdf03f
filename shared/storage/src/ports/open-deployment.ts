import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { Db } from 'mongodb'
import { connectDatabase } from '../database/connect-database.ts'
import { type DomainSettings, domainSettings } from '../domains/domain-settings.ts'
import {
  backupPlaceIn,
  googleClientIn,
  readOutboxEnvironment,
  readRoomEnvironment,
  type Variables,
} from '../environment/environment.ts'
import { type Outside, openOutside } from '../outside/open-outside.ts'
import type { AskDomain } from '../providers/dns/ask-domain.ts'
import { openDns } from '../providers/dns/open-dns.ts'
import {
  type ConnectedModel,
  chooseLanguageModel,
} from '../providers/language-model/choose-language-model.ts'
import { choosePorts, type Ports } from './choose-ports.ts'

/** Where a process tells what goes wrong in the background. */
interface TroubleLog {
  readonly error: (about: { readonly err: unknown }, text: string) => void
}

/** What one room of a deployment stands on when it runs as a process of its own. */
export type Deployment = Ports &
  Outside &
  ConnectedModel & {
    port: number
    /** The address to listen at; all of them where none is named. */
    host: string | undefined
    db: Db
    origins: Origins
    secret: Uint8Array
    clock: () => Date
    /** Whether a proxy in front says in X-Forwarded-For whom it speaks for. */
    trustsProxy: boolean
    /** Where domains of owners are to lead. */
    domainSettings: DomainSettings
    askDomain: AskDomain
    /** Where an authority of this machine keeps its own key. */
    authorityFolder: string
    /** What the operator proves to be one with, if anything. */
    operatorToken: string | undefined
    /** The client that Google knows the deployment by, if any. */
    google: ReturnType<typeof googleClientIn>
    /** Where the operator hears of reports, if anywhere. */
    operatorMail: string | undefined
    /** Where backups go and what seals them, if anywhere. */
    backup: ReturnType<typeof backupPlaceIn>
    close: () => Promise<void>
  }

/**
 * Opens database and ports as the environment says; throws, naming the variable, when it says too little. The log is
 * made for the level that it names.
 */
export const openDeployment = async <Log extends TroubleLog>(
  variables: Variables,
  createLog: (level: string) => Log,
  { showsOutbox = false } = {},
): Promise<Deployment & { log: Log }> => {
  const environment = (showsOutbox ? readOutboxEnvironment : readRoomEnvironment)(variables)
  const {
    PORT: port,
    HOST: host,
    MONGO_URI,
    SECRET,
    DATA_DIR,
    TRUST_PROXY,
    OPERATOR_TOKEN: operatorToken,
    OPERATOR_MAIL: operatorMail,
    LOG_LEVEL,
    ...choices
  } = environment
  const log = createLog(LOG_LEVEL)
  const onTrouble = (error: unknown) => log.error({ err: error }, 'trouble in the background')
  const database = await connectDatabase(MONGO_URI, { name: 'shingle' })
  const secret = new TextEncoder().encode(SECRET)
  const clock = () => new Date()
  const { db } = database
  const open = async () => ({
    ...(await choosePorts(choices, { db, folder: `${DATA_DIR}/files`, onTrouble })),
    ...(await chooseLanguageModel(choices, { db, secret, clock, onTrouble })),
  })
  const ports = await open().catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const { APP_ORIGIN: app, SITES_ORIGIN: sites, USERCONTENT_ORIGIN: usercontent } = choices
  const origins = { app, sites, usercontent }
  return {
    ...ports,
    ...openOutside(environment, app, onTrouble),
    ...{ domainSettings: domainSettings(choices, origins), askDomain: openDns(choices.DNS_STAGE) },
    authorityFolder: `${DATA_DIR}/authority`,
    log,
    port,
    host,
    db,
    origins,
    secret,
    clock,
    trustsProxy: TRUST_PROXY === '1',
    operatorToken,
    operatorMail,
    backup: backupPlaceIn(environment),
    google: googleClientIn(environment),
    close: async () => {
      ports.mail.close()
      await ports.bus.close()
      await database.close()
    },
  }
}
