import {
  chooseLeadMailsEndpoint,
  erasePersonEndpoint,
  type LeadMails,
  listLeadsEndpoint,
  listWebsiteLeadsEndpoint,
  markLeadEndpoint,
  readLeadEndpoint,
  type Shelf,
  weighPersonEndpoint,
} from '@shingle/shared/lead/endpoints.ts'
import type { Lead, MessageState } from '@shingle/shared/lead/lead.ts'
import { call } from '../server/call-endpoint.ts'

/** What is looked at: the leads of one website or of all, on which shelf, with which words. */
export interface Looked {
  readonly website: string | undefined
  readonly shelf: Shelf
  readonly search: string
}

type Kept = Pick<Lead, 'id' | 'websiteId'>

const paramsOf = ({ id, websiteId }: Kept) => ({ params: { id: websiteId, lead: id } })

export const readLeads = ({ website, shelf, search }: Looked, after?: string) => {
  const query = {
    shelf,
    ...(search !== '' && { search }),
    ...(after !== undefined && { after }),
  }
  return website === undefined
    ? call(listLeadsEndpoint, { query })
    : call(listWebsiteLeadsEndpoint, { params: { id: website }, query })
}

export const readLead = (lead: Kept) => call(readLeadEndpoint, paramsOf(lead))

export const markLead = (lead: Kept, state: MessageState) =>
  call(markLeadEndpoint, { ...paramsOf(lead), body: { state } })

export const weighPerson = (lead: Kept) => call(weighPersonEndpoint, paramsOf(lead))

export const erasePerson = (lead: Kept) => call(erasePersonEndpoint, paramsOf(lead))

export const chooseLeadMails = (website: string, mails: LeadMails) =>
  call(chooseLeadMailsEndpoint, { params: { id: website }, body: { mails } })
