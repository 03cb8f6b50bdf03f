import * as z from 'zod/mini'
import { emailMaximum } from '../email/email-maximum.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { asTyped } from '../endpoint/sent-text.ts'
import { draftIdSchema } from '../website/endpoints.ts'
import { inviteStates } from './invite-state.ts'
import { inviteLimits } from './limits.ts'

const personSchema = z.strictObject({ id: z.string(), email: z.string(), name: z.nullable(z.string()) })

/** Somebody who was asked to edit a website, as its list of editors shows them. */
export const listedInviteSchema = z.strictObject({
  id: z.string(),
  state: z.enum(inviteStates),
  /** The account's own address once it is accepted, before that the invited one. */
  email: z.string(),
  /** The account that accepted it. */
  userId: z.nullable(z.string()),
  name: z.nullable(z.string()),
  invitedAt: z.string(),
  openUntil: z.string(),
  /** When they edited, where nobody has since. */
  editedAt: z.nullable(z.string()),
})
export type ListedInvite = z.infer<typeof listedInviteSchema>

/** Who works on a website: for its owner everybody, for an editor the owner and the editors, and nobody who was only invited. */
export const editorsAnswerSchema = z.strictObject({
  owner: personSchema,
  invites: z.array(listedInviteSchema).check(z.maxLength(inviteLimits.perWebsite + inviteLimits.accepted)),
})
export type EditorsAnswer = z.infer<typeof editorsAnswerSchema>

/** The owner and the editors of a website. */
export const listEditorsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:id/editors',
  action: 'website.read-editors',
  answer: editorsAnswerSchema,
})

/** What inviting an address did: a new invite, the same mail once more, or a new invite for an expired one. */
export const inviteOutcomes = ['created', 'resent', 'replaced'] as const

const invitedAnswerSchema = z.strictObject({ inviteId: z.string(), outcome: z.enum(inviteOutcomes) })

/** Asks an address to edit a website. */
export const createInviteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/invite/create',
  action: 'invite.create',
  body: z.strictObject({
    // As it was typed: what is no address is said to be none, in words.
    invitedUserEmail: asTyped(emailMaximum),
    websiteId: draftIdSchema,
    // Specification 6: invites are created as Collaborator.
    role: z.literal('Collaborator'),
  }),
  about: { id: 'websiteId' },
  answer: invitedAnswerSchema,
  statuses: [201, 200],
})

/** Sends the mail of an invite again; of an expired one a new invite. */
export const resendInviteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/invite/resend/:inviteId',
  action: 'invite.resend',
  answer: invitedAnswerSchema,
})

/** Takes an invite back, removes an editor, or lets an editor leave and whoever is asked say no. */
export const deleteInviteEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/invite/delete/:inviteId',
  action: 'invite.delete',
})

/** Specification 4 and 8: what opening an invite can come to. */
export const acceptAnswerSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('accepted'),
    websiteId: draftIdSchema,
    businessName: z.string(),
    /** Who invited them; null where that is not known any more. */
    inviterName: z.nullable(z.string()),
    ownerName: z.string(),
    /** Whoever has edit control now, where it is not the caller. */
    editing: z.nullable(z.string()),
  }),
  z.strictObject({ outcome: z.literal('expired'), invitedAt: z.string(), ownerEmail: z.string() }),
  z.strictObject({
    outcome: z.literal('wrong-account'),
    /** So that its owner knows it again, and nobody else learns it. */
    invited: z.string(),
    /** Null where it is open no more. */
    openUntil: z.nullable(z.string()),
  }),
  z.strictObject({
    outcome: z.literal('maximum-reached'),
    businessName: z.string(),
    maximum: z.int(),
    openUntil: z.string(),
  }),
  z.strictObject({ outcome: z.literal('no-longer-valid') }),
])
export type AcceptAnswer = z.infer<typeof acceptAnswerSchema>

/** Accepts an invite for the account that asks, as often as it asks. */
export const acceptInviteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/invite/accept/:inviteId',
  action: 'invite.accept',
  answer: acceptAnswerSchema,
})

/** An invite that waits for whoever is signed in. */
const invitationSchema = z.strictObject({
  inviteId: z.string(),
  businessName: z.string(),
  /** Who owns the website. */
  ownerName: z.string(),
  openUntil: z.string(),
})
/** An invite that waits, as whoever is invited sees it. */
export type Invitation = z.infer<typeof invitationSchema>

/** The invites that wait for somebody, the newest first. */
export const invitationsAnswerSchema = z.strictObject({
  invitations: z.array(invitationSchema).check(z.maxLength(inviteLimits.listed)),
})

/** The newest invites that wait for the address of whoever asks. */
export const listInvitationsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/invitations',
  action: 'invite.list-own',
  answer: invitationsAnswerSchema,
})

/** Makes an editor the owner; the former owner becomes an editor. */
export const transferOwnershipEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:id/transfer-ownership/:newOwner',
  action: 'website.transfer-ownership',
  answer: z.strictObject({ ownerId: z.string() }),
})
