import type { MailedLinks } from '../mailed-link/mailed-links.ts'
import type { CodeSessions } from './code-sessions.ts'

/** Whether somebody has proven an address by a mail in a browser of late. */
export type IsKnownBrowser = (asked: { readonly email: string; readonly browser: string }) => Promise<boolean>

export const createIsKnownBrowser =
  ({ codes, links }: { readonly codes: CodeSessions; readonly links: MailedLinks }): IsKnownBrowser =>
  async (asked) =>
    (await Promise.all([codes.isKnown(asked), links.isKnown(asked)])).includes(true)
