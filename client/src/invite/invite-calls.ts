import {
  type AcceptAnswer,
  acceptInviteEndpoint,
  createInviteEndpoint,
  deleteInviteEndpoint,
  type EditorsAnswer,
  type Invitation,
  listEditorsEndpoint,
  listInvitationsEndpoint,
  resendInviteEndpoint,
  transferOwnershipEndpoint,
} from '@shingle/shared/invite/endpoints.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { call } from '../server/call-endpoint.ts'

export const acceptInvite = (inviteId: string): Promise<Result<AcceptAnswer>> =>
  call(acceptInviteEndpoint, { params: { inviteId } })

export const listEditors = (websiteId: string): Promise<Result<EditorsAnswer>> =>
  call(listEditorsEndpoint, { params: { id: websiteId } })

/** The invites that wait for whoever is signed in; none where that could not be asked. */
export const waitingInvitations = async (): Promise<readonly Invitation[]> => {
  const answer = await call(listInvitationsEndpoint, {})
  return answer.ok ? answer.value.invitations : []
}

export const createInvite = (websiteId: string, invitedUserEmail: string) =>
  call(createInviteEndpoint, { body: { invitedUserEmail, websiteId, role: 'Collaborator' } })

export const resendInvite = (inviteId: string) => call(resendInviteEndpoint, { params: { inviteId } })

export const deleteInvite = (inviteId: string) => call(deleteInviteEndpoint, { params: { inviteId } })

export const transferOwnership = (websiteId: string, newOwner: string) =>
  call(transferOwnershipEndpoint, { params: { id: websiteId, newOwner } })
