import { invitePath } from '../paths/app-paths.ts'

/** The page of an invite as its mail says it: the invited address stands after the #, where no server reads it, to be filled in at the sign-in. */
export const mailedInvitePath = (inviteId: string, email: string): string =>
  `${invitePath(inviteId)}#${new URLSearchParams({ email })}`

/** The invited address that such a link says after its #; empty where it says none. */
export const invitedEmailIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('email') ?? ''
