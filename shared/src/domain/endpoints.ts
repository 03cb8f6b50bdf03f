import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { asTyped } from '../endpoint/sent-text.ts'
import { findingKinds, findingSchema } from './doctor/findings.ts'
import { domainToldSchema } from './doctor/tell-domain.ts'
import { domainHindrances, domainStates, failureReasons } from './domain-states.ts'
import { domainsMaximum, nameServersMaximum } from './limits.ts'
import { registrars } from './registrars.ts'

/** A name of DNS has at most so many characters. */
const domainNameMaximum = 253

/** Eight addresses, www and the proof. */
const recordsMaximum = 10

const date = z.nullable(z.string())

const recordSchema = z.strictObject({
  type: z.enum(['A', 'AAAA', 'CNAME', 'TXT']),
  name: z.string(),
  content: z.string(),
  /** Whether it was there at the last look. */
  isSeen: z.boolean(),
})

/** The domain of a website, as its owner's settings show it. */
export const domainViewSchema = z.strictObject({
  domainName: z.string(),
  /** The same as people write it. */
  shown: z.string(),
  /** What was bought, as people write it: the domain itself, or what it lies below. */
  bought: z.string(),
  /** Where it leads once it is connected. */
  url: z.string(),
  state: z.enum(domainStates),
  failureReason: z.nullable(z.enum(failureReasons)),
  hindrance: z.nullable(z.enum(domainHindrances)),
  createdAt: z.string(),
  verifiedAt: date,
  certificateAt: date,
  connectedAt: date,
  failedAt: date,
  /** Since when it leads elsewhere, or has no certificate, although it is connected. */
  failingAt: date,
  /** Until when its certificate lasts, where that is to be renewed for long and could not be. */
  unrenewedUntil: date,
  lookedAt: date,
  /** When it is looked at next, if nobody asks for that before; null where it is not, or was not looked at yet. */
  nextLookAt: date,
  /** When its certificate is renewed next; null where somebody else makes it. */
  renewsAt: date,
  records: z.array(recordSchema).check(z.maxLength(recordsMaximum)),
  findings: z.array(findingSchema).check(z.maxLength(findingKinds.length)),
  registrar: z.enum(registrars),
  nameServers: z.array(z.string()).check(z.maxLength(nameServersMaximum)),
  told: z.nullable(domainToldSchema),
  /** Whether visitors of the domain are shown the website: one that is connected anew is once its proof was seen again. */
  isServed: z.boolean(),
  /** Whether www leads here as well, as far as was seen, and its certificate is for it. */
  hasWww: z.boolean(),
  /** Whether another account is connecting the domain, or has proved that it is theirs. */
  claimedElsewhere: z.nullable(z.enum(['pending', 'held'])),
  /** Where its provider sets the records by itself, once its owner agrees there. */
  oneClickUrl: z.nullable(z.string()),
})
export type DomainView = z.infer<typeof domainViewSchema>

/** What an owner is told about the domain of a website. */
export const domainAnswerSchema = z.strictObject({
  /** Whether this deployment connects domains at all. */
  isOffered: z.boolean(),
  domain: z.nullable(domainViewSchema),
  /** The other domains of the account, with the name of the business that each leads to. */
  owned: z
    .array(
      z.strictObject({
        domainName: z.string(),
        shown: z.string(),
        state: z.enum(domainStates),
        /** What its website is called, or that it is in the trash; null of one that leads to none. */
        leadsTo: z.nullable(z.string()),
      }),
    )
    .check(z.maxLength(domainsMaximum)),
  /** Which of these goes when another is connected, as people write it; null where there is room, or none may go. */
  makesRoom: z.nullable(z.string()),
})
export type DomainAnswer = z.infer<typeof domainAnswerSchema>

/** The domain of a website, and what else its owner could connect. */
export const readDomainEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:id/domain',
  action: 'domain.read',
  answer: domainAnswerSchema,
})

/** Connects a domain with a website, or connects it again: a failed connection begins anew. */
export const connectDomainEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:id/domain',
  action: 'domain.connect',
  body: z.strictObject({ domainName: asTyped(domainNameMaximum) }),
  answer: domainAnswerSchema,
  statuses: [201, 200],
})

/** Has the domain of a website looked at now. */
export const lookAtDomainEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:id/domain/look',
  action: 'domain.look',
})

/** Specification 4: gives a domain up whose ownership is not proved yet. */
export const deleteDomainEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:id/domain',
  action: 'domain.delete',
})

/** Specification 4: the domain leads to the website no more, and stays its owner's. */
export const disconnectDomainEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:id/domain/disconnect',
  action: 'domain.disconnect',
})

/** Specification 7: sends the mail about a domain that was disconnected, where it is owed. */
export const disconnectEmailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/entri/email-service/send-disconnect-email',
  action: 'domain.mail-disconnected',
  body: z.strictObject({
    // Of what is no id at all the specification has words of its own.
    websiteId: asTyped(domainNameMaximum),
    domain: asTyped(domainNameMaximum),
    companyName: asTyped(domainNameMaximum),
  }),
})
