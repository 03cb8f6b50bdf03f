import type { WrittenMail } from '@shingle/mail/define-mail.ts'
import type { MailName, MailOrderData } from '@shingle/shared/mail/mail-orders.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { DomainSettings } from '@shingle/storage/domains/domain-settings.ts'
import type { Db } from 'mongodb'

/** Where the words of mails come from. */
export interface LetterSources {
  readonly db: Db
  readonly origins: Origins
  readonly secret: Uint8Array
  readonly clock: () => Date
  /** Where domains of owners are. */
  readonly domainSettings: DomainSettings
  /** Where the operator hears of reports, if anywhere. */
  readonly operatorMail?: string | undefined
}

/** A mail ready to be sent. */
export interface AddressedMail extends WrittenMail {
  readonly to: string
}

/** Writes the mail that was ordered, from what is true now; nothing where its reason is gone. */
export type LetterWriter<Name extends MailName> = (
  data: MailOrderData<Name>,
) => Promise<AddressedMail | undefined>
