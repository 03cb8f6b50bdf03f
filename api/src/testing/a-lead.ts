import { randomBytes } from 'node:crypto'
import { searchedWords } from '@shingle/storage/rows/lead-page.ts'
import type { SubmissionRow } from '@shingle/storage/rows/message-row.ts'
import type { SubscriptionRow } from '@shingle/storage/rows/subscription-row.ts'

const freshId = () => randomBytes(12).toString('hex')

/** A message of a visitor, as a form of a website keeps it. */
export const aMessage = (
  websiteId: string,
  given: Partial<SubmissionRow> & { readonly text?: string; readonly name?: string } = {},
): SubmissionRow => {
  const { text = 'A tap drips.', name = 'Vera', email = 'vera@example.com', ...rest } = given
  const fields = [
    { title: 'Name', value: name, type: 'Text' as const },
    ...(email === null ? [] : [{ title: 'Email', value: email, type: 'Text' as const }]),
    { title: 'Message', value: text, type: 'TextArea' as const },
  ]
  return {
    ...{ _id: freshId(), websiteId, handle: 'harrow', sectionId: 'contact', businessName: 'Harrow' },
    ...{ fields, email, sendTo: null, ownerId: 'owner', createdAt: new Date() },
    ...{ state: 'unread', language: 'english', words: searchedWords(fields.map((f) => f.value).join(' ')) },
    ...(email !== null && { person: email.toLowerCase() }),
    ...rest,
  }
}

/** A sign-up to a website's newsletter, confirmed. */
export const aSignUp = (websiteId: string, given: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  ...{ _id: freshId(), websiteId, email: 'vera@example.com', secret: 's', token: freshId() },
  ...{ consentText: 'Our letter / Your email', createdAt: new Date(), confirmedAt: new Date() },
  ...given,
})
