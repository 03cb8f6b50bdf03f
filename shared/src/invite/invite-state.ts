import { inviteLifetimeMs } from './limits.ts'

/** Specification 3: what an invite can be; who took it back deleted it. */
export const inviteStates = ['Accepted', 'Pending', 'Expired'] as const
export type InviteState = (typeof inviteStates)[number]

interface Invite {
  readonly accepted: boolean
  readonly createdAt: Date
}

/** The last moment at which an invite can be accepted. */
export const openUntil = ({ createdAt }: Pick<Invite, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + inviteLifetimeMs)

/** The moment at or after which an invite was created that can still be accepted. */
export const openSince = (now: Date): Date => new Date(now.getTime() - inviteLifetimeMs)

/** Specification 4: Accepted if accepted is true; else Expired if created more than 7 days ago; else Pending. */
export const inviteState = ({ accepted, createdAt }: Invite, now: Date): InviteState => {
  if (accepted) return 'Accepted'
  return createdAt < openSince(now) ? 'Expired' : 'Pending'
}
