import type { Problem } from '../problem/problem.ts'
import { productName } from '../product/product.ts'

const field = 'invitedUserEmail'

/** Specification 5: nobody invites themselves. */
export const ownAddress: Problem = {
  code: 'invite.own-address',
  status: 409,
  text: 'That is you. You own this website.',
  field,
}

/** Specification 4: whoever has accepted is invited no more. */
export const alreadyEditor: Problem = {
  code: 'invite.already-editor',
  status: 409,
  text: 'They are an editor already.',
  field,
}

/** What was given is no address. */
export const invalidInviteEmail: Problem = {
  code: 'invite.email-invalid',
  status: 400,
  text: 'Please enter a valid email address',
  field,
}

/** A website's list of editors stays one that can be read. */
export const tooManyInvites: Problem = {
  code: 'invite.too-many',
  status: 409,
  text: 'This website has as many invitations as there may be. Remove one first.',
}

/** Specification 8: there is no such invite, or none that this person may know of. */
export const inviteNoLongerValid: Problem = {
  code: 'invite.no-longer-valid',
  status: 404,
  text: 'This invitation is no longer valid',
}

/** Specification 6: only who has accepted an invite can become the owner. */
export const notAnAcceptedEditor: Problem = {
  code: 'transfer.not-an-editor',
  status: 409,
  text: 'Only an editor who has accepted the invitation can become the owner.',
}

/** Specification 8: the editor owns as many websites as one may. The address stands before it. */
export const transferTargetFull: Problem = {
  code: 'transfer.target-full',
  status: 409,
  text: `has already reached the maximum number of ${productName} websites they can reach.`,
}

/** The owner could not go on as an editor. */
export const transferOwnerFull: Problem = {
  code: 'transfer.owner-full',
  status: 409,
  text: 'You edit as many websites of others as one may. Leave one of them first.',
}
