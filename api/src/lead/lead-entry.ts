import type { Message, SignUp } from '@shingle/shared/lead/lead.ts'
import { excerptMaximum } from '@shingle/shared/lead/limits.ts'
import type { SubmissionRow } from '@shingle/storage/rows/message-row.ts'
import type { SubscriptionRow } from '@shingle/storage/rows/subscription-row.ts'

/** The start of what was filled in, as lists have it: the whole of most. */
const excerpt = (fields: SubmissionRow['fields']) => {
  let left = excerptMaximum
  const shown = fields.map((field) => {
    const value = field.value.slice(0, left)
    left -= value.length
    return { ...field, value }
  })
  return { fields: shown, isCut: shown.some(({ value }, at) => value !== fields[at]?.value) }
}

/** A message as its owner sees it: the allow-list of what leaves the server. */
export const messageEntry = (row: SubmissionRow, businessName: string, isWhole: boolean): Message => ({
  ...{ kind: 'message', id: row._id, websiteId: row.websiteId, businessName },
  ...{ createdAt: row.createdAt.toISOString(), state: row.state },
  ...(isWhole ? { fields: [...row.fields], isCut: false } : excerpt(row.fields)),
  ...{ email: row.email, language: row.language, reasons: [...(row.reasons ?? [])] },
})

const standingOf = ({ confirmedAt, leftAt, createdAt }: SubscriptionRow) => {
  if (leftAt) return { standing: 'left', since: leftAt.toISOString() } as const
  if (confirmedAt) return { standing: 'confirmed', since: confirmedAt.toISOString() } as const
  return { standing: 'waiting', since: createdAt.toISOString() } as const
}

/** A sign-up as its owner sees it; of an address that has left nothing is there to be seen. */
export const signUpEntry = (row: SubscriptionRow, businessName: string): SignUp => ({
  ...{ kind: 'sign-up', id: row._id, websiteId: row.websiteId, businessName },
  ...{ createdAt: row.createdAt.toISOString(), state: row.unread ? 'unread' : 'read' },
  ...standingOf(row),
  email: row.leftAt ? null : row.email,
  consentText: row.consentText,
})
