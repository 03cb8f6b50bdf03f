import {
  acceptInviteEndpoint,
  createInviteEndpoint,
  deleteInviteEndpoint,
  listEditorsEndpoint,
  listInvitationsEndpoint,
  resendInviteEndpoint,
  transferOwnershipEndpoint,
} from '@shingle/shared/invite/endpoints.ts'
import {
  alreadyEditor,
  invalidInviteEmail,
  inviteNoLongerValid,
  notAnAcceptedEditor,
  ownAddress,
  tooManyInvites,
  transferOwnerFull,
  transferTargetFull,
} from '@shingle/shared/invite/problems.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { type AcceptServices, createAcceptInvite } from './accept-invite.ts'
import { createListEditors } from './list-editors.ts'
import { createListInvitations } from './list-invitations.ts'
import { createRemoveEditor, type RemoveServices } from './remove-editor.ts'
import { createResendInvite, createSendInvite, type SendServices } from './send-invite.ts'
import type { TransferOwnership } from './transfer-ownership.ts'

interface Services extends SendServices, AcceptServices, RemoveServices {
  readonly invites: SendServices['invites']
  readonly users: SendServices['users']
  readonly transferOwnership: TransferOwnership
}

const list = (services: Services): Route => {
  const listEditors = createListEditors(services)
  return route(listEditorsEndpoint, {
    summary: 'The owner and the editors of a website',
    handle: async ({ caller, thing: draft }) => {
      const body = await listEditors(draft, caller.id)
      if (body === undefined) throw new Refusal(noWebsiteAtLink)
      return { status: 200, body }
    },
  })
}

const create = (services: Services): Route => {
  const sendInvite = createSendInvite(services)
  return route(createInviteEndpoint, {
    summary: 'Ask an address to edit a website',
    problems: [invalidInviteEmail, ownAddress, alreadyEditor, tooManyInvites, inviteNoLongerValid],
    handle: async ({ ctx, caller, thing: draft, body }) => {
      const asked = { typed: body.invitedUserEmail, owner: caller, address: ctx.ip }
      const sent = unwrap(await sendInvite(draft._id, asked))
      return { status: sent.outcome === 'resent' ? 200 : 201, body: sent }
    },
  })
}

const resend = (services: Services): Route => {
  const resendInvite = createResendInvite(services)
  return route(resendInviteEndpoint, {
    summary: 'Send the mail of an invite again; of an expired one a new invite',
    problems: [inviteNoLongerValid, alreadyEditor],
    handle: async ({ ctx, caller, thing: { invite } }) => ({
      status: 200,
      body: unwrap(await resendInvite(invite, { by: caller.id, address: ctx.ip })),
    }),
  })
}

const remove = (services: Services): Route => {
  const removeEditor = createRemoveEditor(services)
  return route(deleteInviteEndpoint, {
    summary: 'Take an invite back or decline it, remove an editor, or leave a website',
    problems: [inviteNoLongerValid],
    handle: async ({ caller, thing }) => {
      await removeEditor(thing, caller)
      return { status: 204, body: undefined }
    },
  })
}

const accept = (services: Services): Route => {
  const acceptInvite = createAcceptInvite(services)
  return route(acceptInviteEndpoint, {
    summary: 'Accept an invite',
    handle: async ({ caller, params }) => ({
      status: 200,
      body: await acceptInvite(params.inviteId, caller),
    }),
  })
}

const listOwn = (services: Services): Route => {
  const listInvitations = createListInvitations(services)
  return route(listInvitationsEndpoint, {
    summary: 'The invites that wait for whoever asks',
    handle: async ({ caller }) => ({ status: 200, body: { invitations: await listInvitations(caller) } }),
  })
}

const transfer = ({ transferOwnership }: Services): Route =>
  route(transferOwnershipEndpoint, {
    summary: 'Make an editor the owner',
    problems: [notAnAcceptedEditor, transferTargetFull, transferOwnerFull],
    handle: async ({ caller, thing: draft, params: { newOwner: newOwnerId } }) => ({
      status: 200,
      body: { ownerId: unwrap(await transferOwnership(draft, { owner: caller, newOwnerId })) },
    }),
  })

/** Inviting, accepting, removing, and handing over (specification 7). */
export const inviteRoutes = (services: Services): readonly Route[] => [
  list(services),
  create(services),
  resend(services),
  remove(services),
  accept(services),
  listOwn(services),
  transfer(services),
]
