import type { Help } from '../help.ts'

/** What is asked about signing in. */
export const signingInHelp: readonly Help[] = [
  {
    id: 'code-did-not-arrive',
    title: 'The code did not arrive',
    answer:
      'Look in the spam folder first; the sender is this site’s own address. A code is good for 10 minutes and for one use. After that, ask for a new one: only the newest works.',
    asked: 'login log sign email missing',
  },
  {
    id: 'invalid-code',
    title: '“Invalid code” or “Expired code”',
    answer:
      'Codes have 6 letters and digits, without look-alikes: there is no O, no I and no L in them. After 5 wrong tries a code stops working; send a new one.',
    asked: 'login sign wrong',
  },
  {
    id: 'email-link-expired',
    title: '“Email link expired”',
    answer:
      'A link is good for 10 minutes and for one use, in the browser that asked for it. Press Request New Link there.',
    asked: 'magic login work',
  },
  {
    id: 'account-already-exists',
    title: '“Account already exists. Please sign in.”',
    answer:
      'This email has an account with us. Sign in with it: by a code, if you do not remember how you did before.',
    asked: 'register signup',
  },
  {
    id: 'password',
    title: 'Is there a password?',
    answer:
      'There need not be one: the code in your inbox is the key. If you like one, or a passkey, set it in your Account Settings.',
    asked: 'forgot forgotten reset login log change',
  },
]
