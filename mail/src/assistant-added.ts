import { assistantScopes, scopeWords } from '@shingle/shared/assistant/scopes.ts'
import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { newWayMail } from './new-way-mail.ts'

/** Tells a person that an assistant comes into their account by a token of its own, and what it may do there. */
export const assistantAddedMail = newWayMail(
  z.object({ accountUrl: z.string(), assistant: z.string(), scopes: z.array(z.enum(assistantScopes)) }),
  ({ assistant, scopes }) => ({
    subject: `An assistant was let into your ${productName} account`,
    heading: 'You let an assistant in',
    preview: 'From now on it comes in by a token of its own.',
    said: [
      {
        kind: 'facts',
        facts: [
          { title: 'Assistant', value: assistant },
          { title: 'What it may do', value: scopes.map((scope) => scopeWords[scope]).join(', ') },
        ],
      },
      {
        kind: 'text',
        text: 'From now on it comes in by a token of its own, without a mail. If it was you, there is nothing to do.',
      },
    ],
  }),
)
