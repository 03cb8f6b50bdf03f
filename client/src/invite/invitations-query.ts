import { invitationsAnswerSchema, listInvitationsEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { accountQuery } from '../server/account-query.ts'
import { call } from '../server/call-endpoint.ts'

/** The invites that wait for whoever is signed in; none can be accepted offline, so that the device keeps none. */
export const invitationsQuery = accountQuery({
  key: 'invitations',
  schema: invitationsAnswerSchema,
  ask: () => call(listInvitationsEndpoint, {}),
  isKept: false,
})
