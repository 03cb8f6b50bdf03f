import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { inviteState, openSince } from '@shingle/shared/invite/invite-state.ts'
import { inviteLimits } from '@shingle/shared/invite/limits.ts'
import {
  alreadyEditor,
  invalidInviteEmail,
  inviteNoLongerValid,
  ownAddress,
  tooManyInvites,
} from '@shingle/shared/invite/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import { claimSlot } from '@shingle/storage/rows/claim-slot.ts'
import type { InviteRow } from '@shingle/storage/rows/invite-row.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { WebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import { countStrangerMail } from '../limits/count-stranger-mail.ts'
import type { CountShare, CountUse } from '../limits/rate-limits.ts'
import type { Caller } from '../session/caller.ts'

/** What sending invites stands on. */
export interface SendServices {
  readonly invites: WebsiteInvites
  readonly users: Users
  readonly countUse: CountUse
  readonly countShare: CountShare
  readonly orderMail: OrderMail
  readonly sweepIfDeleted: SweepIfDeleted
  readonly clock: () => Date
}

/** What became of asking an address to edit a website. */
export interface Sent {
  readonly inviteId: string
  readonly outcome: 'created' | 'resent' | 'replaced'
}

/** Whoever stands before the change may be faster than it: after so many rounds something else is wrong. */
const rounds = 10

const send = async ({ orderMail, sweepIfDeleted }: SendServices, { _id, websiteId }: InviteRow) => {
  if (!(await sweepIfDeleted(websiteId))) await orderMail({ mail: 'invite', data: { inviteId: _id } })
}

/** Whether an address is that of an editor, also of one who was invited by another. */
const isEditor = async ({ invites, users }: SendServices, websiteId: string, email: string) => {
  const known = await users.findByEmail(email)
  return known !== undefined && (await invites.acceptedFor(websiteId, known.id)) !== undefined
}

/** Who asks an address to edit a website. */
interface Asking {
  readonly websiteId: string
  readonly email: string
  /** The account of whoever asks. */
  readonly by: string
}

/** The network address that somebody asks from. */
interface From {
  readonly address: string
}

/** Adds an invite, of as many at most as a website has, however many are sent at once; nothing where the address has one. */
const create = async ({ invites }: SendServices, { websiteId, ...asked }: Asking) => {
  let created: InviteRow | undefined
  const hasPlace = await claimSlot({
    ...{ maximum: inviteLimits.perWebsite, field: 'place' },
    taken: () => invites.placesAt(websiteId),
    take: async (place) => {
      created = await invites.create(websiteId, { ...asked, place })
    },
  })
  return hasPlace ? succeed(created) : refuse(tooManyInvites)
}

/** One round; undefined where somebody else changed the invite meanwhile. */
const ask = async (
  services: SendServices,
  { websiteId, email, by }: Asking,
): Promise<Result<Sent> | undefined> => {
  const { invites, clock } = services
  const present = await invites.findFor(websiteId, email)
  const state = present && inviteState(present, clock())
  if (present !== undefined && state === 'Accepted') return refuse(alreadyEditor)
  if (present !== undefined && state === 'Pending') {
    await invites.askAgain(present._id, by)
    await send(services, present)
    return succeed({ inviteId: present._id, outcome: 'resent' })
  }
  if (present !== undefined && !(await invites.removeExpired(present._id, openSince(clock()))))
    return undefined
  const created = await create(services, { websiteId, email, by })
  if (!created.ok) return created
  if (created.value === undefined) return undefined
  await send(services, created.value)
  return succeed({ inviteId: created.value._id, outcome: present ? 'replaced' : 'created' })
}

const askUntilDone = async (services: SendServices, { address, ...asking }: Asking & From) => {
  const { email, by } = asking
  await services.countUse('invites-per-user-and-day', by)
  await countStrangerMail(services.countShare, 'invites', { email, by, address })
  for (let round = 0; round < rounds; round += 1) {
    const asked = await ask(services, asking)
    if (asked !== undefined) return asked
  }
  return refuse(inviteNoLongerValid)
}

/**
 * Specification 4: an address without an invite gets one, a pending one its mail again, an expired one another invite.
 * Nobody is told whether the address has an account.
 */
export const createSendInvite =
  (services: SendServices) =>
  async (
    websiteId: string,
    { typed, owner, address }: From & { readonly typed: string; readonly owner: Caller },
  ) => {
    const email = normaliseEmail(typed)
    if (!isEmail(email)) return refuse(invalidInviteEmail)
    if (email === owner.email) return refuse(ownAddress)
    if (await isEditor(services, websiteId, email)) return refuse(alreadyEditor)
    return askUntilDone(services, { websiteId, email, by: owner.id, address })
  }

/** The same for an invite that is there. */
export const createResendInvite =
  (services: SendServices) =>
  async ({ accepted, websiteId, invitedUserEmail: email }: InviteRow, asker: From & Pick<Asking, 'by'>) =>
    accepted ? refuse(alreadyEditor) : askUntilDone(services, { websiteId, email, ...asker })
