import * as z from 'zod/mini'
import { oneLine } from '../../text/plain-text.ts'
import { nameServersMaximum } from '../limits.ts'
import type { DomainAnswers, NamedAnswers } from './answers.ts'

const names = z.array(z.string()).check(z.maxLength(nameServersMaximum))

/** What a look came to beside findings: who answered, and what of the domain is left as it is. */
export const domainToldSchema = z.strictObject({
  answering: names,
  silent: names,
  /** How many MX records there are. */
  mailCount: z.number(),
  /** Whether DNSSEC is on, and nobody refuses what it signs. */
  isSigned: z.boolean(),
})
export type DomainTold = z.infer<typeof domainToldSchema>

/** The names of servers as they are kept: so many, and nothing in them that is not seen. */
export const keptNames = (all: readonly string[]): string[] => all.slice(0, nameServersMaximum).map(oneLine)

const isSilent = ({ apexA, proof }: NamedAnswers): boolean =>
  apexA.outcome === 'silent' && proof.outcome === 'silent'

/** Where nobody takes mail, a domain says so by one MX record that names nobody (RFC 7505). */
const isNobody = (mail: string): boolean => mail === '0 '

/** Says who answered what was asked about a domain, its own name servers first, and what is in order beside its records. */
export const tellDomain = ({ own, silent, resolvers, mail, signing }: DomainAnswers): DomainTold => {
  const [mute, speaking] = [true, false].map((is) =>
    resolvers.filter(({ answers }) => isSilent(answers) === is).map(({ called }) => called),
  )
  return {
    answering: keptNames([...own.map(({ called }) => called), ...(speaking ?? [])]),
    silent: keptNames([...silent, ...(mute ?? [])]),
    mailCount: mail.filter((one) => !isNobody(one)).length,
    isSigned: signing.registered.length > 0 && signing.refusedBy.length === 0,
  }
}
