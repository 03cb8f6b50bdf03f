import type { LeadsAnswer, Shelf, WebsiteOfLeads } from '@shingle/shared/lead/endpoints.ts'
import type { Lead } from '@shingle/shared/lead/lead.ts'
import { leadsPerPage } from '@shingle/shared/lead/limits.ts'
import type { SiteUrlOf, SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import type { CustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { LeadCursor } from '@shingle/storage/rows/lead-page.ts'
import type { openLeadSettings } from '@shingle/storage/rows/lead-settings.ts'
import type { NewsletterSubscriptions } from '@shingle/storage/rows/newsletter-subscriptions.ts'
import type { CountUnread } from './count-unread.ts'
import { messageEntry, signUpEntry } from './lead-entry.ts'

/** What leads are read from. */
export interface LeadStores {
  readonly messages: CustomerContactForms
  readonly signUps: NewsletterSubscriptions
  readonly settings: ReturnType<typeof openLeadSettings>
}

interface ListPorts extends LeadStores {
  readonly siteUrls: SiteUrls
  readonly countUnread: CountUnread
}

/** Which page of which leads. */
export interface AskedLeads {
  readonly shelf?: Shelf | undefined
  readonly search?: string | undefined
  readonly after?: string | undefined
}

const cursorOf = (after: string | undefined): LeadCursor | undefined => {
  if (after === undefined) return undefined
  const [at = '', id = ''] = after.split('-', 2)
  return { at: new Date(Number(at)), id }
}

const sortKey = ({ createdAt, id }: Lead): string => `${createdAt} ${id}`
const newestFirst = (a: Lead, b: Lead): number => (sortKey(a) < sortKey(b) ? 1 : -1)

const websiteOf = (
  draft: DraftRow,
  { urlOf, ...known }: Pick<WebsiteOfLeads, 'unread' | 'mails'> & { readonly urlOf: SiteUrlOf },
): WebsiteOfLeads => {
  const { _id: websiteId, handle, published, websiteSettings } = draft
  const url = published === null || handle === null ? null : urlOf({ websiteId, handle })
  return { id: websiteId, businessName: websiteSettings.businessName, url, ...known }
}

/** Reads one page of the leads of some of an account's websites; `owned` are all of them. */
export const createListLeads = ({ messages, signUps, settings, siteUrls, countUnread }: ListPorts) => {
  const read = async (drafts: readonly DraftRow[], { shelf = 'inbox', search = '', after }: AskedLeads) => {
    const nameById = new Map(drafts.map(({ _id, websiteSettings }) => [_id, websiteSettings.businessName]))
    const nameOf = (websiteId: string): string => nameById.get(websiteId) ?? ''
    // One more than a page has says whether there is another.
    const page = { websiteIds: [...nameById.keys()], after: cursorOf(after), limit: leadsPerPage + 1 }
    const [written, signedUp] = await Promise.all([
      shelf === 'newsletter' ? [] : messages.page(page, { isSpam: shelf === 'spam', search }),
      shelf === 'spam' ? [] : signUps.page(page, { hasLeft: shelf === 'newsletter', search }),
    ])
    return [
      ...written.map((row) => messageEntry(row, nameOf(row.websiteId), false)),
      ...signedUp.map((row) => signUpEntry(row, nameOf(row.websiteId))),
    ].sort(newestFirst)
  }

  return async (
    { drafts, owned }: Readonly<Record<'drafts' | 'owned', readonly DraftRow[]>>,
    asked: AskedLeads,
  ): Promise<LeadsAnswer> => {
    const ids = drafts.map(({ _id }) => _id)
    const ownedIds = owned.map(({ _id }) => _id)
    const [found, ofMessages, ofSignUps, unread, mails, urlOf] = await Promise.all([
      read(drafts, asked),
      messages.counts(ids),
      signUps.counts(ids),
      countUnread(ownedIds),
      settings.mailsOf(ownedIds),
      siteUrls.among(ownedIds),
    ])
    const leads = found.slice(0, leadsPerPage)
    const last = found.length > leadsPerPage ? leads.at(-1) : undefined
    return {
      leads,
      next: last === undefined ? null : `${Date.parse(last.createdAt)}-${last.id}`,
      counts: { ...ofMessages, ...ofSignUps },
      websites: owned.map((draft) =>
        websiteOf(draft, {
          ...{ unread: unread.get(draft._id) ?? 0, mails: mails.get(draft._id) ?? 'at-once', urlOf },
        }),
      ),
    }
  }
}
