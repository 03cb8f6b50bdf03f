import { dayWords } from '@shingle/shared/time/utc-words.ts'
import * as z from 'zod/mini'
import type { LetterBlock } from './letter.ts'

/** How an account can be signed in to, as a mail about that lists it. */
export const waysLeftSchema = z.object({
  /** Where codes and links are mailed, which always sign in. */
  email: z.string(),
  google: z.nullable(z.object({ email: z.string(), since: z.date() })),
  hasPassword: z.boolean(),
  passkeys: z.readonly(z.array(z.object({ name: z.string(), since: z.date() }))),
})
export type WaysLeft = z.infer<typeof waysLeftSchema>

const dated = (what: string, since: Date): string => `${what}, since ${dayWords(since)}`

/** Lists every way in that an account has, so that whoever reads it sees one that is not theirs. */
export const waysLeftBlocks = ({
  email,
  google,
  hasPassword,
  passkeys,
}: WaysLeft): readonly LetterBlock[] => [
  { kind: 'text', text: 'This is what signs you in now:' },
  {
    kind: 'facts',
    facts: [
      { title: 'Mail', value: `A code or link to ${email}` },
      ...(hasPassword ? [{ title: 'Password', value: 'With this address' }] : []),
      ...(google ? [{ title: 'Google', value: dated(google.email, google.since) }] : []),
      ...passkeys.map(({ name, since }) => ({ title: 'Passkey', value: dated(name, since) })),
    ],
  },
]
