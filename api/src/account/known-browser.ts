import { type BrowserOf, openKnownBrowsers } from '@shingle/storage/rows/known-browsers.ts'
import type { Db } from 'mongodb'
import { browserKnownMs } from '../session/browser-mark.ts'
import { hashOf } from '../session/keys.ts'

/** Whether somebody got into the account of an address in a browser of late. */
export type IsKnownBrowser = (asked: BrowserOf) => Promise<boolean>

/**
 * The browsers, by their marks, in which somebody got in, whichever way: a mail that was asked for in another browser
 * makes that one no better known. One without a mark is every browser, and known to nobody.
 */
export const createKnownBrowsers = (db: Db, { clock }: { readonly clock: () => Date }) => {
  const rows = openKnownBrowsers(db, clock)
  const hashed = ({ email, browser }: BrowserOf): BrowserOf => ({ email, browser: hashOf(browser) })
  const isKnown: IsKnownBrowser = async (asked) => asked.browser !== '' && rows.isKnown(hashed(asked))
  return {
    isKnown,
    /** Whether somebody got into any account in a browser, by its mark. */
    isKnownToAnybody: async (browser: string) => browser !== '' && rows.isKnownToAnybody(hashOf(browser)),
    remember: (known: BrowserOf) => rows.remember(hashed(known), browserKnownMs),
    forget: (known: BrowserOf) => rows.forget(hashed(known)),
  }
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>
