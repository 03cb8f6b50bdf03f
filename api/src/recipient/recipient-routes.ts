import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { mailboxOf } from '@shingle/shared/email/mailbox.ts'
import {
  askRecipientEndpoint,
  confirmRecipientEndpoint,
  type RecipientAnswer,
  type RecipientState,
  readRecipientEndpoint,
} from '@shingle/shared/recipient/endpoints.ts'
import { invalidRecipient } from '@shingle/shared/recipient/problems.ts'
import { mailedTokenHash, mintMailedSecret } from '@shingle/storage/codes/mailed-token.ts'
import type { SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { MessageRecipients } from '@shingle/storage/rows/message-recipients.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route, route } from '../http/route.ts'
import type { CountShare } from '../limits/rate-limits.ts'

interface Services {
  readonly recipients: MessageRecipients
  readonly users: Pick<Users, 'addressOf'>
  readonly secret: Uint8Array
  readonly countShare: CountShare
  readonly orderMail: OrderMail
  readonly sweepIfDeleted: SweepIfDeleted
}

interface Website {
  readonly _id: string
  readonly userId: string
}

const addressIn = (sent: string): string => {
  const email = normaliseEmail(sent)
  if (!isEmail(email)) throw new Refusal(invalidRecipient)
  return email
}

const stateOf = async (
  { recipients, users }: Services,
  { _id, userId }: Website,
  email: string,
): Promise<RecipientAnswer> => {
  const [owner = '', asked] = await Promise.all([users.addressOf(userId), recipients.find(_id, email)])
  const answered: RecipientState = asked?.confirmedAt ? 'confirmed' : asked ? 'asked' : 'unasked'
  return { state: email === owner ? 'owner' : answered, owner }
}

const read = (services: Services): Route =>
  route(readRecipientEndpoint, {
    summary: 'Whether an address gets the messages of visitors',
    problems: [invalidRecipient],
    handle: async ({ thing: draft, query }) => ({
      status: 200,
      body: await stateOf(services, draft, addressIn(query.email)),
    }),
  })

const ask = (services: Services): Route =>
  route(askRecipientEndpoint, {
    summary: 'Ask an address whether it wants the messages of visitors',
    problems: [invalidRecipient],
    handle: async ({ caller, thing: draft, body }) => {
      const { recipients, secret, countShare, orderMail, sweepIfDeleted } = services
      const email = addressIn(body.email)
      const known = await stateOf(services, draft, email)
      if (known.state === 'owner' || known.state === 'confirmed') return { status: 200, body: known }
      await countShare('recipients-per-address', { target: mailboxOf(email), asker: caller.id })
      const minted = mintMailedSecret('recipient', secret)
      const asked = await recipients.ask({ websiteId: draft._id, email, askedBy: caller.id, ...minted })
      if (asked && !(await sweepIfDeleted(draft._id)))
        await orderMail({ mail: 'recipient-confirmation', data: { recipientId: asked._id } })
      return { status: 200, body: { ...known, state: 'asked' } }
    },
  })

const confirm = ({ recipients }: Services): Route =>
  openRoute(confirmRecipientEndpoint, {
    summary: 'Agree to get the messages of a website’s visitors',
    handle: async ({ body }) => ({
      status: 200,
      body: { isConfirmed: await recipients.confirm(mailedTokenHash(body.token)) },
    }),
  })

/** To whom the messages of visitors may be mailed, beside the owner: asking an address, and its answer. */
export const recipientRoutes = (services: Services): readonly Route[] => [
  read(services),
  ask(services),
  confirm(services),
]
