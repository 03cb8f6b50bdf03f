import { type MailName, mailOrders } from '@shingle/shared/mail/mail-orders.ts'
import { FinalFailure, readOrder } from '@shingle/storage/jobs/final-failure.ts'
import type { JobHandler } from '@shingle/storage/jobs/job-worker.ts'
import type { MailSender } from '@shingle/storage/mail/mail-sender.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type * as z from 'zod/mini'
import { accountDeleted } from './letters/account-deleted.ts'
import { contactMessage } from './letters/contact-message.ts'
import {
  domainConnected,
  domainDisconnected,
  domainFailed,
  domainFailing,
  domainUnrenewed,
} from './letters/domain-letters.ts'
import { editorRemoved } from './letters/editor-removed.ts'
import { emailPutBack } from './letters/email-put-back.ts'
import { exportFailed } from './letters/export-failed.ts'
import { exportReady } from './letters/export-ready.ts'
import { websiteHandedOver, websiteReceived } from './letters/handing-over.ts'
import { invite } from './letters/invite.ts'
import { leadDigest } from './letters/lead-digest.ts'
import type { AddressedMail, LetterSources } from './letters/letter-writer.ts'
import { newPassword, signInLink, signUp } from './letters/mailed-links.ts'
import { emailChanged, newEmail, newEmailAsked } from './letters/new-email.ts'
import { newSubscriber } from './letters/new-subscriber.ts'
import { assistantAdded, googleConnected, passkeyAdded, passwordSet } from './letters/new-ways.ts'
import { newsletterConfirmation } from './letters/newsletter-confirmation.ts'
import { passwordChanged } from './letters/password-changed.ts'
import { proposedReview } from './letters/proposed-review.ts'
import { publishFailed } from './letters/publish-failed.ts'
import { recipientConfirmation } from './letters/recipient-confirmation.ts'
import { signInCode } from './letters/sign-in-code.ts'
import { stolenSession } from './letters/stolen-session.ts'
import { supportQuestion } from './letters/support-question.ts'
import { wayRemoved } from './letters/way-removed.ts'
import { websiteReport } from './letters/website-report.ts'

/** What sends mails. */
export interface MailPorts extends LetterSources {
  readonly mail: MailSender
}

/** Writes and sends one kind of mail; a mail that cannot be sent now is tried again later. */
const deliver =
  <Data>(
    order: z.ZodMiniType<Data>,
    write: (data: Data) => Promise<AddressedMail | undefined>,
    mail: MailSender,
  ): JobHandler =>
  async (payload, { id }) => {
    const written = await write(readOrder(order, payload))
    if (written !== undefined) await mail.send({ id, ...written })
    return undefined
  }

/** The last mail to somebody: what says where it goes ends with it, once it is sent or never will be. */
const sayGoodbye = (ports: MailPorts): JobHandler => {
  const order = mailOrders['account-deleted']
  const send = deliver(order, accountDeleted(ports), ports.mail)
  const users = openUsers(ports.db, ports.clock)
  return async (payload, job) => {
    const { userId } = readOrder(order, payload)
    try {
      await send(payload, job)
    } catch (thrown) {
      if (thrown instanceof FinalFailure) await users.forgetEnded(userId)
      throw thrown
    }
    await users.forgetEnded(userId)
    return undefined
  }
}

/** The handler of every mail that can be ordered. */
export const mailHandlers = (ports: MailPorts): Readonly<Record<MailName, JobHandler>> => ({
  'sign-in-code': deliver(mailOrders['sign-in-code'], signInCode(ports), ports.mail),
  'sign-in-link': deliver(mailOrders['sign-in-link'], signInLink(ports), ports.mail),
  'sign-up': deliver(mailOrders['sign-up'], signUp(ports), ports.mail),
  'new-password': deliver(mailOrders['new-password'], newPassword(ports), ports.mail),
  'new-email': deliver(mailOrders['new-email'], newEmail(ports), ports.mail),
  'new-email-asked': deliver(mailOrders['new-email-asked'], newEmailAsked(ports), ports.mail),
  'email-changed': deliver(mailOrders['email-changed'], emailChanged(ports), ports.mail),
  'email-put-back': deliver(mailOrders['email-put-back'], emailPutBack(ports), ports.mail),
  'password-set': deliver(mailOrders['password-set'], passwordSet(ports), ports.mail),
  'assistant-added': deliver(mailOrders['assistant-added'], assistantAdded(ports), ports.mail),
  'passkey-added': deliver(mailOrders['passkey-added'], passkeyAdded(ports), ports.mail),
  'google-connected': deliver(mailOrders['google-connected'], googleConnected(ports), ports.mail),
  'password-changed': deliver(mailOrders['password-changed'], passwordChanged(ports), ports.mail),
  'account-deleted': sayGoodbye(ports),
  'way-removed': deliver(mailOrders['way-removed'], wayRemoved(ports), ports.mail),
  'stolen-session': deliver(mailOrders['stolen-session'], stolenSession(ports), ports.mail),
  'export-ready': deliver(mailOrders['export-ready'], exportReady(ports), ports.mail),
  'export-failed': deliver(mailOrders['export-failed'], exportFailed(ports), ports.mail),
  'contact-message': deliver(mailOrders['contact-message'], contactMessage(ports), ports.mail),
  'proposed-review': deliver(mailOrders['proposed-review'], proposedReview(ports), ports.mail),
  'recipient-confirmation': deliver(
    mailOrders['recipient-confirmation'],
    recipientConfirmation(ports),
    ports.mail,
  ),
  'website-report': deliver(mailOrders['website-report'], websiteReport(ports), ports.mail),
  'support-question': deliver(mailOrders['support-question'], supportQuestion(ports), ports.mail),
  'newsletter-confirmation': deliver(
    mailOrders['newsletter-confirmation'],
    newsletterConfirmation(ports),
    ports.mail,
  ),
  'lead-digest': deliver(mailOrders['lead-digest'], leadDigest(ports), ports.mail),
  'new-subscriber': deliver(mailOrders['new-subscriber'], newSubscriber(ports), ports.mail),
  invite: deliver(mailOrders.invite, invite(ports), ports.mail),
  'editor-removed': deliver(mailOrders['editor-removed'], editorRemoved(ports), ports.mail),
  'publish-failed': deliver(mailOrders['publish-failed'], publishFailed(ports), ports.mail),
  'domain-connected': deliver(mailOrders['domain-connected'], domainConnected(ports), ports.mail),
  'domain-failing': deliver(mailOrders['domain-failing'], domainFailing(ports), ports.mail),
  'domain-failed': deliver(mailOrders['domain-failed'], domainFailed(ports), ports.mail),
  'domain-unrenewed': deliver(mailOrders['domain-unrenewed'], domainUnrenewed(ports), ports.mail),
  'domain-disconnected': deliver(mailOrders['domain-disconnected'], domainDisconnected(ports), ports.mail),
  'website-received': deliver(mailOrders['website-received'], websiteReceived(ports), ports.mail),
  'website-handed-over': deliver(mailOrders['website-handed-over'], websiteHandedOver(ports), ports.mail),
})
