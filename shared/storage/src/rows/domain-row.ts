import { findingSchema } from '@shingle/shared/domain/doctor/findings.ts'
import { domainToldSchema } from '@shingle/shared/domain/doctor/tell-domain.ts'
import { domainStates, failureReasons } from '@shingle/shared/domain/domain-states.ts'
import * as z from 'zod/mini'

/** What the last look at a domain has seen, as it is written. */
export const lookSchema = z.object({
  at: z.date(),
  seen: z.object({
    ...{ apex: z.boolean(), www: z.boolean(), proof: z.boolean() },
    /** Which of the deployment's addresses the domain has; not in looks of before. */
    addresses: z.optional(z.array(z.string())),
  }),
  findings: z.array(findingSchema),
  nameServers: z.array(z.string()),
  /** Not in looks of before. */
  told: z.optional(domainToldSchema),
  oneClickUrl: z.nullable(z.string()),
})

/** What a row of WebsiteDomains holds (specification 3): what one account has of one domain. */
export const domainRowSchema = z.object({
  _id: z.string(),
  /** As machines write it, without www. */
  domainName: z.string(),
  /** What was bought: the name itself, or what it lies below. */
  zone: z.string(),
  userId: z.string(),
  /** The website that it is connected with; null while it is with none. */
  websiteId: z.nullable(z.string()),
  /** The handle of that website, as it was published last. */
  websiteName: z.nullable(z.string()),
  state: z.enum(domainStates),
  failureReason: z.nullable(z.enum(failureReasons)),
  /** What the TXT record says that proves it: 128 bits that were made for this claim alone. */
  proof: z.string(),
  /** The name once more, for as long as this claim is the proved one: of all claims to a name one has it. */
  held: z.optional(z.string()),
  /** Its place among those of the account; none of one that came with a website, and of rows from before there were places. */
  slot: z.optional(z.int()),
  createdAt: z.date(),
  modifiedAt: z.date(),
  verifiedAt: z.nullable(z.date()),
  certificateAt: z.nullable(z.date()),
  connectedAt: z.nullable(z.date()),
  failingAt: z.nullable(z.date()),
  /** Until when its certificate lasts, as its owner was told, since that is to be renewed for long and could not be. */
  unrenewedUntil: z.optional(z.nullable(z.date())),
  /** What does not read is as if nobody had looked: the next look puts another in its place, and nobody is kept from the row. */
  look: z.catch(z.nullable(lookSchema), null),
  /** Of what its owner has not been told yet. */
  untold: z.optional(z.enum(['connected', 'failing', 'failed', 'unrenewed', 'disconnected'])),
})

/** A row of WebsiteDomains. */
export type DomainRow = z.output<typeof domainRowSchema>

/** What a look leaves in the row. */
export type DomainLook = z.output<typeof lookSchema>
