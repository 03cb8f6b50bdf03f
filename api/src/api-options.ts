import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import type { DomainSettings } from '@shingle/storage/domains/domain-settings.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import type { LanguageModel } from '@shingle/storage/providers/language-model/language-model.ts'
import type { CheckLink } from '@shingle/storage/providers/link-safety/link-safety.ts'
import type { StockLibrary } from '@shingle/storage/providers/stock/stock-library.ts'
import type { Db } from 'mongodb'
import type { Logger } from 'pino'
import type { GoogleClientOptions } from './google/google-client.ts'

/** What the api stands on. */
export interface ApiOptions {
  readonly db: Db
  readonly files: FileStore
  readonly bus: Bus
  readonly origins: Origins
  readonly secret: Uint8Array
  readonly log: Logger
  readonly clock: () => Date
  /** Whether mails are kept in the database, to be read at /dev/outbox. */
  readonly hasOutbox?: boolean
  readonly fetchOutside: FetchOutside
  readonly checkLink: CheckLink
  /** The libraries of pictures by others that are connected. */
  readonly stock: readonly StockLibrary[]
  /** Where domains of owners are to lead. */
  readonly domainSettings: DomainSettings
  /** Whether a proxy in front says, in X-Forwarded-For, whom it speaks for. */
  readonly trustsProxy: boolean
  /** What the operator of the deployment proves to be one with, if anything. */
  readonly operatorToken?: string | undefined
  /** Where the operator hears of questions, if anywhere. */
  readonly operatorMail?: string | undefined
  /** The language model that helps to write websites, if any. */
  readonly languageModel?: LanguageModel | undefined
  /** The client that Google knows this deployment by, if any. */
  readonly google?: GoogleClientOptions | undefined
}
