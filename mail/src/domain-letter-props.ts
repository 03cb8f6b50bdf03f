import * as z from 'zod/mini'

/** What is known of a domain when its owner is written to. */
export const domainLetterProps = z.object({
  /** As people write it. */
  domain: z.string(),
  /** What it leads to, or led to; null where that is not known any more. */
  businessName: z.nullable(z.string()),
  domainUrl: z.string(),
  /** Whether it was connected once. */
  wasConnected: z.boolean(),
  /** Whether www leads there as well. */
  hasWww: z.boolean(),
  /** Until when its certificate lasts, where that could not be renewed. */
  unrenewedUntil: z.nullable(z.date()),
  /** Where its owner sets it right. */
  settingsUrl: z.string(),
  /** What the doctor found first, if anything. */
  why: z.nullable(z.string()),
})

/** The same as a type. */
export type DomainLetterProps = z.output<typeof domainLetterProps>
