import { draftIdPattern } from '@shingle/shared/draft/draft-id.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { draftTicketEndpoint } from '@shingle/shared/website/endpoints.ts'
import type { DraftTicket } from '../../replica/draft-session.ts'
import { call } from '../../server/call-endpoint.ts'

interface Early {
  draftId: string
  userId: string
  asked: Promise<Result<DraftTicket>>
}

let early: Early | undefined

const ask = (draftId: string, accountId: string): Promise<Result<DraftTicket>> =>
  call(draftTicketEndpoint, { params: { id: draftId } }, { accountId })

/** Asks for the ticket of the draft that an address names, if it does, while its website is still looked up. */
export const askTicketEarly = (draftId: string | null, userId: string): void => {
  if (draftId !== null && draftIdPattern.test(draftId))
    early = { draftId, userId, asked: ask(draftId, userId) }
}

/** A ticket for opening a draft; one that was asked for early serves once, as it tells where control was then. */
export const askTicket = (draftId: string, userId: string): Promise<Result<DraftTicket>> => {
  const known = early
  early = undefined
  return known?.draftId === draftId && known.userId === userId ? known.asked : ask(draftId, userId)
}
