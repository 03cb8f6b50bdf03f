import { analyticsIdMaximum } from '../analytics/analytics-id.ts'
import { choice, colour, flag, image, text } from '../field/define.ts'
import type { Values } from '../field/field.ts'
import { languages } from '../language/language.ts'
import { buttonLabelMaximum } from '../link/button-value.ts'

/** Specification 9: lengths of settings. */
export const settingsLimits = {
  title: 128,
  description: 160,
  keywords: 256,
  analyticsId: analyticsIdMaximum,
  cookieText: 200,
} as const

/** The website's settings (specification 3 and 9). The handle is not among them: publishing decides it. */
export const settingsFields = {
  pageTitle: text('Website title', settingsLimits.title),
  description: text('Description for search engines', settingsLimits.description, { multiline: true }),
  keywords: text('SEO keywords', settingsLimits.keywords),
  searchIndexing: flag('Let search engines find the website', true),
  favicon: image('Browser icon'),
  language: choice('Language', languages),
  analyticsId: text('Measurement ID', settingsLimits.analyticsId, { format: 'analytics-id' }),
  cookieBanner: flag('Cookie banner', false),
  cookieText: text('Cookie text', settingsLimits.cookieText, { initial: 'This website uses cookies' }),
  cookieAccept: text('Accept label', buttonLabelMaximum, { initial: 'Accept' }),
  cookieReject: text('Reject label', buttonLabelMaximum, { initial: 'Reject' }),
  cookieBackground: colour('Cookie banner background'),
} as const

/** The settings of one website. */
export type Settings = Values<typeof settingsFields>
