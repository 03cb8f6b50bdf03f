import { invalidAnalyticsId, isAnalyticsId } from '../analytics/analytics-id.ts'
import { invalidEmail, isEmail } from '../email/email.ts'
import { invalidPhone, isPhone } from '../link/phone.ts'

/** What a text may have to be, where there is one. */
export type TextFormat = 'email' | 'phone' | 'analytics-id'

interface Format {
  readonly fits: (text: string) => boolean
  /** Said beside a text that does not fit. */
  readonly problem: string
  /** Whether a space at either end is no part of it; one in a phone number may be on its way to the next digit. */
  readonly trimmed: boolean
}

/** What each format asks for; an empty text always fits. */
export const textFormats: Readonly<Record<TextFormat, Format>> = {
  email: { fits: isEmail, problem: invalidEmail.text, trimmed: true },
  phone: { fits: isPhone, problem: invalidPhone.text, trimmed: false },
  'analytics-id': { fits: isAnalyticsId, problem: invalidAnalyticsId.text, trimmed: true },
}
