import { type AcceptAnswer, acceptInviteEndpoint } from '@shingle/shared/invite/endpoints.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { call } from '../server/call-endpoint.ts'

export const acceptInvite = (inviteId: string): Promise<Result<AcceptAnswer>> =>
  call(acceptInviteEndpoint, { params: { inviteId } })
