import type { Problem } from '../problem/problem.ts'

/** Specification 9: an invite works for 7 days. */
export const inviteLifetimeMs = 604_800_000

/** Specification 9: accepted invites per user, and the quiet time before their changes are read again. */
export const acceptedInvitesMaximum = 20
export const inviteChangeDebounceMs = 3000

/** Specification 4: what an invite is, by its age and acceptance. */
export const inviteStates = ['Accepted', 'Pending', 'Expired'] as const
export type InviteState = (typeof inviteStates)[number]

/** Specification 4: Accepted if accepted, else Expired if created more than 7 days ago, else Pending. */
export const inviteState = (invite: { accepted: boolean; createdAt: Date }, now: Date): InviteState => {
  if (invite.accepted) return 'Accepted'
  return now.getTime() - invite.createdAt.getTime() > inviteLifetimeMs ? 'Expired' : 'Pending'
}

/** Specification 8: what accepting an invite can be answered with. */
export const inviteProblems = {
  noLongerValid: { code: 'invite.no-longer-valid', status: 410, text: 'This invitation is no longer valid.' },
  wrongAccount: {
    code: 'invite.wrong-account',
    status: 403,
    text: 'You are signed in with a different account.',
  },
  maximumReached: {
    code: 'invite.maximum-reached',
    status: 403,
    text: 'You have reached the maximum number of invitations.',
  },
} as const satisfies Record<string, Problem>
