import { emailMaximum } from '../email/email-maximum.ts'
import { choice, hours, specialDays, text } from '../field/define.ts'
import type { Values } from '../field/field.ts'
import { phoneMaximum } from '../link/phone.ts'
import { webAddressMaximum } from '../link/web-address.ts'

/** Specification 9: business name, description, phone and e-mail. */
export const businessLimits = {
  name: 48,
  description: 1024,
  phone: phoneMaximum,
  email: emailMaximum,
  location: 120,
  area: 160,
  otherContactDetails: 512,
} as const

/**
 * The business facts, stated once and used by header, contact, footer and markup. An empty text means the fact is
 * not stated, and nothing is shown for it.
 */
export const businessFields = {
  name: text('Business name', businessLimits.name),
  activities: text('What the business does', businessLimits.description, { multiline: true }),
  industry: text('Trade', 40, { internal: true }),
  location: text('Town or region', businessLimits.location),
  /** What the clock suggests for the location until the owner says so; visitors never see it. */
  guessedLocation: text('Guessed town or region', businessLimits.location, { internal: true }),
  /** Where the business is at home as far as its making told, as ISO names the country: what is written as people there do follows it. */
  homeCountry: text('Home country', 2, { internal: true }),
  /** The page that the business had when its website was made. */
  formerPage: text('Page you have already', webAddressMaximum, { internal: true }),
  phone: text('Phone', businessLimits.phone, { format: 'phone' }),
  email: text('Email', businessLimits.email, { format: 'email' }),
  streetAddress: text('Street address', 160),
  postalCode: text('Postal code', 16),
  country: text('Country', 64),
  serviceArea: text('Service area', businessLimits.area),
  hours: hours('Opening hours'),
  specialDays: specialDays('Special days', 24),
  priceRange: choice('Price range', ['', '$', '$$', '$$$', '$$$$']),
  otherContactDetails: text('Other contact details', businessLimits.otherContactDetails, { multiline: true }),
} as const

/** The business facts of one website. */
export type Business = Values<typeof businessFields>
