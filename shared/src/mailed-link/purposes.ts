import { codeLifetimeMs } from '../account/code.ts'

const hourMs = 60 * 60 * 1000

/** What a link proves its address for: signing in. */
export const linkPurposes = ['sign-in'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** How long each link works. */
export const linkLifetimeMs: Readonly<Record<LinkPurpose, number>> = {
  'sign-in': codeLifetimeMs,
}

/** The longest of them, in which a browser has to be known as the one that asked. */
export const longestLinkMs = 24 * hourMs
