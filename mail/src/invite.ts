import { inviteLifetimeDays } from '@shingle/shared/invite/limits.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { saidName } from '@shingle/shared/text/said-name.ts'
import { dayWords } from '@shingle/shared/time/utc-words.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Asks an address to edit a website, in its owner's name. */
export const inviteMail = defineMail({
  props: z.object({
    ownerName: z.string(),
    ownerEmail: z.string(),
    businessName: z.string(),
    /** Where it is published, if it is. */
    address: z.nullable(z.string()),
    email: z.string(),
    openUntil: z.date(),
    acceptUrl: z.string(),
  }),
  letter: ({ ownerName, ownerEmail, businessName, address, email, openUntil, acceptUrl }) => {
    const owner = saidName(ownerName, ownerEmail)
    const website = saidName(businessName, 'a website')
    return {
      subject: `${owner} invites you to edit ${website}`,
      preview: `Open until ${dayWords(openUntil)}.`,
      language: 'english',
      name: productName,
      fromName: `${productName} for ${owner}`,
      replyTo: ownerEmail,
      board: [
        { kind: 'heading', text: `${owner} asks you to edit ${website}` },
        {
          kind: 'text',
          text: `You can change its words, pictures and settings, and publish. ${owner} stays the owner.`,
        },
        {
          kind: 'facts',
          facts: [
            { title: 'Website', value: address ?? 'Not published yet' },
            { title: 'For', value: email },
            { title: 'Open until', value: `${dayWords(openUntil)}, ${inviteLifetimeDays} days` },
          ],
        },
        { kind: 'button', label: 'Accept the invitation', href: acceptUrl },
        {
          kind: 'small',
          text: `Sign in with ${email}; another address does not open it. No account yet? The link makes one.`,
        },
      ],
      footer: `Sent for ${ownerEmail}. Not expected? Leave it; it closes by itself on ${dayWords(openUntil)}.`,
    }
  },
})
