import { linkLifetime } from '@shingle/shared/mailed-link/purposes.ts'
import { ExpiredLink } from '../link/expired-link.tsx'
import { signInBy } from '../sign-in-way.ts'

const words = {
  create: {
    text: `It was good for ${linkLifetime('sign-up')}, once. Ask for the account again.`,
    button: 'Create account',
  },
  forgot: {
    text: `It was good for ${linkLifetime('new-password')}, once. Ask for a new one.`,
    button: 'Request New Link',
  },
} as const

/** A mailed link about a password has ended: where to ask for another. */
export const ExpiredPasswordLink = ({ way }: { way: keyof typeof words }) => (
  <ExpiredLink {...words[way]} to={signInBy(way)} />
)
