import {
  chooseLeadMailsEndpoint,
  erasePersonEndpoint,
  exportContactsEndpoint,
  exportWebsiteContactsEndpoint,
  listLeadsEndpoint,
  listWebsiteLeadsEndpoint,
  markLeadEndpoint,
  readLeadEndpoint,
  weighPersonEndpoint,
} from '@shingle/shared/lead/endpoints.ts'
import type { MessageState } from '@shingle/shared/lead/lead.ts'
import { leadNotFound } from '@shingle/shared/lead/problems.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import { openLeadSettings } from '@shingle/storage/rows/lead-settings.ts'
import { openNewsletterSubscriptions } from '@shingle/storage/rows/newsletter-subscriptions.ts'
import type { Db } from 'mongodb'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { createCallTurns } from '../limits/call-turns.ts'
import type { Drafts } from '../website/drafts.ts'
import { createCountUnread } from './count-unread.ts'
import { createExportContacts } from './export-contacts.ts'
import { messageEntry, signUpEntry } from './lead-entry.ts'
import { createListLeads, type LeadStores } from './list-leads.ts'
import { createPersons } from './persons.ts'

interface Services {
  readonly db: Db
  readonly clock: () => Date
  readonly secret: Uint8Array
  readonly origins: Origins
  readonly siteUrls: SiteUrls
  readonly drafts: Drafts
}

/** A search looks through everything: one at a time of an account, and few of all. */
const searchTurns = { ofOne: 6, ofAll: 60, atOnce: 2 } as const

const lists = (services: Services, stores: LeadStores): readonly Route[] => {
  const { drafts } = services
  const listLeads = createListLeads({ ...services, ...stores, countUnread: createCountUnread(services) })
  const turns = createCallTurns(searchTurns)
  const inTurn = <T>(asker: string, task: () => Promise<T>) => turns.take(asker, task)
  return [
    route(listLeadsEndpoint, {
      summary: 'The messages and sign-ups of all websites of an account, a page at a time',
      handle: async ({ caller, query }) => {
        const owned = await drafts.owned(caller.id)
        const body = await inTurn(caller.id, () => listLeads({ drafts: owned, owned }, query))
        return { status: 200, body }
      },
    }),
    route(listWebsiteLeadsEndpoint, {
      summary: 'The messages and sign-ups of a website, a page at a time',
      handle: async ({ thing: draft, caller, query }) => {
        const owned = await drafts.owned(caller.id)
        const body = await inTurn(caller.id, () => listLeads({ drafts: [draft], owned }, query))
        return { status: 200, body }
      },
    }),
  ]
}

const read = ({ messages, signUps }: LeadStores): Route =>
  route(readLeadEndpoint, {
    summary: 'One message or sign-up, whole',
    problems: [leadNotFound],
    handle: async ({ thing: draft, params: { lead } }) => {
      const { businessName } = draft.websiteSettings
      const message = await messages.findOf(draft._id, lead)
      if (message) return { status: 200, body: messageEntry(message, businessName, true) }
      const signUp = await signUps.findOf(draft._id, lead)
      if (signUp) return { status: 200, body: signUpEntry(signUp, businessName) }
      throw new Refusal(leadNotFound)
    },
  })

/** What the owner's word makes of a message: one that was spam and is none is trusted from then on. */
const wordOn = (state: MessageState, wasSpam: boolean) => {
  if (state === 'spam') return { state, isTrusted: false, reasons: ['owner' as const] }
  return wasSpam ? { state, isTrusted: true } : { state }
}

const mark = ({ messages, signUps }: LeadStores): Route =>
  route(markLeadEndpoint, {
    summary: 'Say that a message is read, unread or spam, or a sign-up read or unread',
    problems: [leadNotFound],
    handle: async ({ thing: draft, params, body: { state } }) => {
      const place = { websiteId: draft._id, id: params.lead }
      const message = await messages.findOf(draft._id, params.lead)
      const isMarked = message
        ? await messages.mark(place, wordOn(state, message.state === 'spam'))
        : state !== 'spam' && (await signUps.mark(place, state === 'unread'))
      if (!isMarked) throw new Refusal(leadNotFound)
      return { status: 204, body: undefined }
    },
  })

const chooseMails = ({ settings }: LeadStores): Route =>
  route(chooseLeadMailsEndpoint, {
    summary: 'Choose to hear of messages at once, or once a day',
    handle: async ({ thing: draft, body }) => {
      await settings.choose(draft._id, body.mails)
      return { status: 204, body: undefined }
    },
  })

const persons = (services: Services, stores: LeadStores): readonly Route[] => {
  const { weigh, erase } = createPersons({ ...services, ...stores })
  return [
    route(weighPersonEndpoint, {
      summary: 'What is kept of whoever sent a message or signed up',
      problems: [leadNotFound],
      handle: async ({ thing: draft, params, caller }) => {
        const found = await weigh({ draft, lead: params.lead, ownerId: caller.id })
        if (found === undefined) throw new Refusal(leadNotFound)
        return { status: 200, body: found }
      },
    }),
    route(erasePersonEndpoint, {
      summary: 'Erase whoever sent a message or signed up from all websites of the account, for good',
      handle: async ({ thing: draft, params, caller }) => {
        await erase({ draft, lead: params.lead, ownerId: caller.id })
        return { status: 204, body: undefined }
      },
    }),
  ]
}

const exports = (services: Services, stores: LeadStores): readonly Route[] => {
  const exportContacts = createExportContacts({ ...services, ...stores })
  return [
    route(exportContactsEndpoint, {
      summary: 'The contacts of all websites of an account, as CSV',
      handle: async ({ ctx, caller, query }) =>
        exportContacts(ctx, {
          ...query,
          userId: caller.id,
          drafts: await services.drafts.owned(caller.id),
        }),
    }),
    route(exportWebsiteContactsEndpoint, {
      summary: 'The contacts of a website, as CSV',
      handle: async ({ ctx, thing: draft, caller, query }) =>
        exportContacts(ctx, { ...query, userId: caller.id, drafts: [draft] }),
    }),
  ]
}

/** Messages and sign-ups of a website's visitors, for its owner alone (ruling 16). */
export const leadRoutes = (services: Services): readonly Route[] => {
  const { db, clock } = services
  const stores = {
    messages: openCustomerContactForms(db),
    signUps: openNewsletterSubscriptions(db, clock),
    settings: openLeadSettings(db),
  }
  return [
    ...lists(services, stores),
    read(stores),
    mark(stores),
    chooseMails(stores),
    ...persons(services, stores),
    ...exports(services, stores),
  ]
}
