import {
  type AcceptAnswer,
  acceptInviteEndpoint,
  createInviteEndpoint,
  deleteInviteEndpoint,
  type EditorsAnswer,
  listEditorsEndpoint,
  resendInviteEndpoint,
  transferOwnershipEndpoint,
} from '@shingle/shared/invite/endpoints.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { call } from '../server/call-endpoint.ts'

export const acceptInvite = (inviteId: string): Promise<Result<AcceptAnswer>> =>
  call(acceptInviteEndpoint, { params: { inviteId } })

export const listEditors = (websiteId: string): Promise<Result<EditorsAnswer>> =>
  call(listEditorsEndpoint, { params: { id: websiteId } })

export const createInvite = (websiteId: string, invitedUserEmail: string) =>
  call(createInviteEndpoint, { body: { invitedUserEmail, websiteId, role: 'Collaborator' } })

export const resendInvite = (inviteId: string) => call(resendInviteEndpoint, { params: { inviteId } })

export const deleteInvite = (inviteId: string) => call(deleteInviteEndpoint, { params: { inviteId } })

export const transferOwnership = (websiteId: string, newOwner: string) =>
  call(transferOwnershipEndpoint, { params: { id: websiteId, newOwner } })
