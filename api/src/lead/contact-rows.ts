import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { wordings } from '@shingle/shared/generation/wordings.ts'
import { languages } from '@shingle/shared/language/language.ts'
import { siteStrings } from '@shingle/shared/page/strings/by-language.ts'
import { showSubscriptionPage } from '@shingle/shared/submission/endpoints.ts'
import { nameField } from '@shingle/shared/submission/sender-name.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import type { SubmissionRow } from '@shingle/storage/rows/message-row.ts'
import type { SubscriptionRow } from '@shingle/storage/rows/subscription-row.ts'

/** The columns that every export has; those of a form's own fields follow. */
const columns = [
  ...['Kind', 'Website', 'Received', 'Name', 'Email', 'Status', 'Message'],
  ...['Agreed to', 'Confirmed', 'Unsubscribe'],
] as const

/** What the fields are called that forms start with, in all languages: they have columns of their own. */
const commonTitles = new Set(
  languages.flatMap((language) => {
    const [plain, generated] = [siteStrings(language), wordings[language].form]
    return [plain, generated].flatMap(({ name, email, message }) => [name, email, message])
  }),
)

/** More fields than this of an owner's own are written into one column. */
const ownColumnsMaximum = 40

/** What an export's rows are made of beside the rows of the database. */
export interface ContactRowPorts {
  readonly nameOf: (websiteId: string) => string
  readonly sitesOrigin: string
  readonly secret: Uint8Array
}

/** The rows of an export, each as cells, for forms with these fields. */
export const createContactRows = (titles: readonly string[], ports: ContactRowPorts) => {
  const own = titles.filter((title) => !commonTitles.has(title))
  const shown = own.slice(0, ownColumnsMaximum)
  const rest = new Set(own.slice(ownColumnsMaximum))
  const last = rest.size === 0 ? [] : ['More']
  const answerTo = ({ fields }: SubmissionRow, title: string): string =>
    fields
      .filter((field) => field.title === title)
      .map(({ value }) => value)
      .join('\n')
  const othersOf = ({ fields }: SubmissionRow): string =>
    fields
      .filter(({ title, value }) => rest.has(title) && value !== '')
      .map(({ title, value }) => `${title}: ${value}`)
      .join('\n')
  const unsubscribeOf = (row: SubscriptionRow): string => {
    if (row.secret === undefined) return ''
    const token = mailedTokenOf('newsletter', row.secret, ports.secret)
    return `${ports.sitesOrigin}${addressOf(showSubscriptionPage, { params: { token } })}`
  }
  return {
    head: [...columns, ...shown, ...last],
    ofMessage: (row: SubmissionRow): readonly string[] => {
      const { fields, email, websiteId, createdAt, state } = row
      const written = fields.find(({ type, value }) => type === 'TextArea' && value !== '')?.value ?? ''
      return [
        ...['Contact message', ports.nameOf(websiteId), createdAt.toISOString()],
        ...[nameField(fields, email)?.value ?? '', email ?? '', state, written],
        ...['', '', ''],
        ...shown.map((title) => answerTo(row, title)),
        ...last.map(() => othersOf(row)),
      ]
    },
    /** None of an address that has not confirmed. */
    ofSignUp: (row: SubscriptionRow): readonly (readonly string[])[] => {
      const { confirmedAt, consentText, email, websiteId, createdAt } = row
      if (confirmedAt === null) return []
      return [
        [
          ...['Newsletter', ports.nameOf(websiteId), createdAt.toISOString()],
          ...['', email, 'confirmed', ''],
          ...[consentText, confirmedAt.toISOString(), unsubscribeOf(row)],
          ...[...shown, ...last].map(() => ''),
        ],
      ]
    },
  }
}

/** What makes the rows of one export. */
export type ContactRows = ReturnType<typeof createContactRows>
