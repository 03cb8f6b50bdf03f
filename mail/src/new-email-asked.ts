import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells the address of an account that another one was asked for. */
export const newEmailAskedMail = defineMail({
  props: z.object({ email: z.string(), accountUrl: z.string() }),
  letter: ({ email, accountUrl }) => ({
    subject: `Your ${productName} email is about to change`,
    preview: 'Until the new one is confirmed, this one stays.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Your email is about to change' },
      { kind: 'facts', facts: [{ title: 'New email', value: email }] },
      {
        kind: 'text',
        text: 'We wrote to it. Once the link in that mail is used, this address opens your account no more. If it was you, there is nothing to do here.',
      },
      { kind: 'button', label: 'Account Settings', href: accountUrl },
      {
        kind: 'small',
        text: 'Was it not you? Take the change back in your Account Settings, set another password, and sign out everywhere.',
      },
    ],
    footer: 'Nothing on your websites was changed by this.',
  }),
})
