import { productName } from '@shingle/shared/product/product.ts'
import type { Db } from 'mongodb'
import type { Bus, BusTrouble } from '../bus/bus.ts'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import type { FileStore } from '../files/file-store.ts'
import { createLocalFileStore } from '../files/local-file-store.ts'
import { createS3FileStore } from '../files/s3-file-store.ts'
import type { MailSender } from '../mail/mail-sender.ts'
import { createOutboxMailSender } from '../mail/outbox-mail-sender.ts'
import { createSmtpMailSender } from '../mail/smtp-mail-sender.ts'

/** What the environment says about the ports; an absent value means the embedded default. */
export interface PortChoices {
  REDIS_URL?: string | undefined
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_BUCKET?: string | undefined
  S3_REGION?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** What the ports stand on: the open database, a folder for files, and where trouble in the background is told. */
export interface PortGround {
  db: Db
  folder: string
  onTrouble: BusTrouble
}

/** The chosen ports; `hasOutbox` says that mails are kept in the database for the viewer. */
export interface Ports {
  files: FileStore
  bus: Bus
  mail: MailSender
  hasOutbox: boolean
}

/** Opens the production adapter of each port that the environment names, and the embedded default of the others. */
export const choosePorts = async (
  choices: PortChoices,
  { db, folder, onTrouble }: PortGround,
): Promise<Ports> => ({
  files: chooseFiles(choices, folder),
  bus: await chooseBus(choices, onTrouble),
  mail: chooseMail(choices, db),
  hasOutbox: choices.SMTP_URL === undefined,
})

/** Opens the file store that the environment names. */
export const chooseFiles = (choices: PortChoices, folder: string): FileStore => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = choices
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = choices
  if (endpoint === undefined) return createLocalFileStore(folder)
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error('S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.')
  }
  return createS3FileStore({ endpoint, bucket, region, accessKeyId, secretAccessKey })
}

// The Redis client is loaded only where it is wanted: a start without Redis does not pay for it.
const chooseBus = async ({ REDIS_URL: url }: PortChoices, onTrouble: BusTrouble): Promise<Bus> => {
  if (url === undefined) return createInProcessBus(onTrouble)
  const { createRedisBus } = await import('../bus/redis-bus.ts')
  return createRedisBus(url, onTrouble)
}

const chooseMail = ({ SMTP_URL: url, MAIL_FROM: from }: PortChoices, db: Db): MailSender => {
  if (url === undefined) return createOutboxMailSender(db)
  if (from === undefined)
    throw new Error('SMTP_URL needs MAIL_FROM beside it: the address that mails come from.')
  return createSmtpMailSender({ url, from: { name: productName, address: from } })
}
