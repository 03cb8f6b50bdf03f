import { draftIdPattern } from '@shingle/shared/draft/draft-id.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { draftTicketEndpoint } from '@shingle/shared/website/endpoints.ts'
import type { DraftTicket } from '../../replica/draft.ts'
import { call } from '../../server/call-endpoint.ts'

interface Early {
  draftId: string
  userId: string
  asked: Promise<Result<DraftTicket>>
}

let early: Early | undefined

const ask = (draftId: string, accountId: string): Promise<Result<DraftTicket>> =>
  call(draftTicketEndpoint, { params: { id: draftId } }, { accountId })

/** The draft that an address names by its id; null where it names a handle or nothing. */
export const draftIdIn = (search: URLSearchParams): string | null => {
  const named = search.get('websiteId') ?? ''
  return draftIdPattern.test(named) ? named : null
}

/** Asks for the ticket of a draft while everything else about it is still asked for. */
export const askTicketEarly = (draftId: string, userId: string): void => {
  early = { draftId, userId, asked: ask(draftId, userId) }
}

/** A ticket for opening a draft; one that was asked for early serves once, as it tells where control was then. */
export const askTicket = (draftId: string, userId: string): Promise<Result<DraftTicket>> => {
  const known = early
  early = undefined
  return known?.draftId === draftId && known.userId === userId ? known.asked : ask(draftId, userId)
}
