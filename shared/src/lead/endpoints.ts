import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { rowIdDigits } from '../text/row-id.ts'
import { draftIdSchema, sequence } from '../website/endpoints.ts'
import { listedWebsitesMaximum } from '../website/limits.ts'
import { leadSchema, messageStates } from './lead.ts'
import { leadsPerPage, searchMaximum } from './limits.ts'

/** What can be shown of the leads: messages with sign-ups, sign-ups alone, what was judged spam. */
export const shelves = ['inbox', 'newsletter', 'spam'] as const
export type Shelf = (typeof shelves)[number]

/** How owners hear of messages by mail: of each at once, or of all of a day together. */
export const leadMails = ['at-once', 'daily'] as const
export type LeadMails = (typeof leadMails)[number]

const momentDigits = 15
/** Behind which lead a page begins: when it came in milliseconds, and its id. */
const cursor = z.string().check(z.regex(new RegExp(`^\\d{1,${momentDigits}}-${rowIdDigits}$`)))

const listQuery = z.strictObject({
  /** The inbox where nothing is said. */
  shelf: z.optional(z.enum(shelves)),
  search: z.optional(z.string().check(z.maxLength(searchMaximum))),
  after: z.optional(cursor),
})

const leadsSchema = z.array(leadSchema).check(z.maxLength(leadsPerPage))

/** A website whose leads somebody may read. */
const websiteOfLeads = z.strictObject({
  id: draftIdSchema,
  businessName: z.string(),
  /** Where it is published; null where it is not. */
  url: z.nullable(z.string()),
  /** How many are unread, counted up to `unreadCountedMaximum`. */
  unread: sequence,
  mails: z.enum(leadMails),
})
export type WebsiteOfLeads = z.infer<typeof websiteOfLeads>

/** One page of leads, the newest first; `next` is where the following one begins. */
export const leadsAnswerSchema = z.strictObject({
  leads: leadsSchema,
  next: z.nullable(cursor),
  /** How many there are, whatever is searched for. */
  counts: z.strictObject({ messages: sequence, signUps: sequence, confirmed: sequence, spam: sequence }),
  /** Every website of the account. */
  websites: z.array(websiteOfLeads).check(z.maxLength(listedWebsitesMaximum)),
})
export type LeadsAnswer = z.infer<typeof leadsAnswerSchema>

/** The leads of all websites of an account. */
export const listLeadsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/leads',
  action: 'lead.list',
  query: listQuery,
  answer: leadsAnswerSchema,
})

/** The leads of one website. */
export const listWebsiteLeadsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:id/leads',
  action: 'lead.list-of-website',
  query: listQuery,
  answer: leadsAnswerSchema,
})

const leadPath = '/api/websites/:id/leads/:lead'

/** One lead, whole. */
export const readLeadEndpoint = defineEndpoint({
  method: 'GET',
  path: leadPath,
  action: 'lead.read',
  answer: leadSchema,
})

/** Says what a lead is: read, unread, spam. What is no longer spam is judged so no more, nor are later ones of its address. */
export const markLeadEndpoint = defineEndpoint({
  method: 'PUT',
  path: leadPath,
  action: 'lead.mark',
  body: z.strictObject({ state: z.enum(messageStates) }),
})

/** What is kept of whoever sent a lead, at all websites of the account. */
export const weighPersonEndpoint = defineEndpoint({
  method: 'GET',
  path: `${leadPath}/person`,
  action: 'lead.weigh-person',
  answer: z.strictObject({
    /** Null where nothing is known of them but this one. */
    email: z.nullable(z.string()),
    messages: sequence,
    signUps: sequence,
    /** Since when the first of their sign-ups stands. */
    signedUpAt: z.nullable(z.string()),
  }),
})

/** Erases whoever sent a lead from all websites of the account, for good. */
export const erasePersonEndpoint = defineEndpoint({
  method: 'DELETE',
  path: `${leadPath}/person`,
  action: 'lead.erase-person',
})

const contactsQuery = z.strictObject({
  messages: z.optional(z.literal('yes')),
  newsletter: z.optional(z.literal('yes')),
  spam: z.optional(z.literal('yes')),
})

/** The contacts of all websites of an account, as CSV. */
export const exportContactsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/contacts',
  action: 'lead.export',
  query: contactsQuery,
  gives: 'text/csv',
  statuses: [200],
})

/** The contacts of one website, as CSV. */
export const exportWebsiteContactsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:id/contacts',
  action: 'lead.export-of-website',
  query: contactsQuery,
  gives: 'text/csv',
  statuses: [200],
})

/** Chooses how the owner of a website hears of messages by mail. */
export const chooseLeadMailsEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:id/lead-mails',
  action: 'lead.choose-mails',
  body: z.strictObject({ mails: z.enum(leadMails) }),
})
