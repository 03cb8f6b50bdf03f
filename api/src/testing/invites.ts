import {
  acceptInviteEndpoint,
  createInviteEndpoint,
  deleteInviteEndpoint,
  listEditorsEndpoint,
  resendInviteEndpoint,
  transferOwnershipEndpoint,
} from '@shingle/shared/invite/endpoints.ts'
import type { Person } from './sign-in-as.ts'
import type { TestApi } from './start-test-api.ts'

/** The calls about editors, as a person makes them. */
export const inviteCalls = (api: TestApi) => ({
  invite: ({ token }: Person, websiteId: string, invitedUserEmail: string) =>
    api.ask(createInviteEndpoint, {
      body: { invitedUserEmail, websiteId, role: 'Collaborator' },
      token,
    }),
  resend: ({ token }: Person, inviteId: string) =>
    api.ask(resendInviteEndpoint, { params: { inviteId }, token }),
  accept: ({ token }: Person, inviteId: string) =>
    api.ask(acceptInviteEndpoint, { params: { inviteId }, token }),
  remove: ({ token }: Person, inviteId: string) =>
    api.ask(deleteInviteEndpoint, { params: { inviteId }, token }),
  editors: ({ token }: Person, id: string) => api.ask(listEditorsEndpoint, { params: { id }, token }),
  transfer: ({ token }: Person, id: string, newOwner: string) =>
    api.ask(transferOwnershipEndpoint, { params: { id, newOwner }, token }),
})

/** Invites somebody to a draft, who accepts. Answers the invite's id. */
export const shareWith = async (
  api: TestApi,
  draftId: string,
  { owner, editor }: { readonly owner: Person; readonly editor: Person },
): Promise<string> => {
  const { invite, accept } = inviteCalls(api)
  const { inviteId } = (await invite(owner, draftId, editor.email)).answer
  const { answer } = await accept(editor, inviteId)
  if (answer.outcome !== 'accepted') throw new Error(`${editor.email} could not accept: ${answer.outcome}`)
  return inviteId
}
