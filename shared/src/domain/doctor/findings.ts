import * as z from 'zod/mini'

/** What the domain doctor can find, the worst first. */
export const findingKinds = [
  'unregistered',
  'expired',
  'signature-unkeyed',
  'signature-mismatched',
  'signature-broken',
  'silent-name-servers',
  'parked',
  'mail-behind-cname',
  'cname-at-apex',
  'proxied',
  'placeholder',
  'wrong-a',
  'several-a',
  'leftover-aaaa',
  'record-astray',
  'www-alone',
  'no-a',
  'proof-astray',
  'wrong-proof',
  'no-proof',
  'second-proof',
  'caa-critical',
  'caa-forbids',
  'caa-narrows',
  'not-answering',
  'certificate-refused',
  'certificate-unreached',
  'certificate-missing',
  'certificate-waits',
  'address-missing',
  'www-proxied',
  'wildcard-www',
  'wrong-www',
  'www-astray',
  'apex-alone',
  'server-silent',
  'servers-differ',
  'still-remembered',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** How many lines are shown of what was found, and how long one may be. */
export const findingLimits = { lines: 12, line: 600 } as const

const lines = z
  .array(z.string().check(z.maxLength(findingLimits.line)))
  .check(z.maxLength(findingLimits.lines))

/** One thing that is wrong with a domain: what was found, what is expected, and the text to copy for the one thing to do. */
export const findingSchema = z.strictObject({
  kind: z.enum(findingKinds),
  found: lines,
  expected: lines,
  copy: z.nullable(z.string()),
  /** When it is over by itself. */
  until: z.nullable(z.string()),
})
export type Finding = z.infer<typeof findingSchema>
