import { codeLifetimeMs } from '../account/code.ts'
import { lifetimeWords } from '../time/lifetime-words.ts'

const hourMs = 60 * 60 * 1000

/**
 * What a link proves its address for: signing in, making an account with a password, setting a new password, or becoming
 * the address of an account.
 */
export const linkPurposes = ['sign-in', 'sign-up', 'new-password', 'new-email'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** How long each link works. */
export const linkLifetimeMs: Readonly<Record<LinkPurpose, number>> = {
  'sign-in': codeLifetimeMs,
  'sign-up': 24 * hourMs,
  'new-password': hourMs,
  'new-email': 24 * hourMs,
}

/** The same as people read it. */
export const linkLifetime = (purpose: LinkPurpose): string => lifetimeWords(linkLifetimeMs[purpose])

/** The longest of them, in which a browser has to be known as the one that asked. */
export const longestLinkMs = linkLifetimeMs['sign-up']
