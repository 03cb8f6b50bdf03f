import { domainToUnicode } from 'node:url'
import { isWebAddress } from '@shingle/shared/link/web-address.ts'
import { isHostBelow } from '../../hosts/is-host-below.ts'

/** Specification 3 and 4: what a finished check of a link says. */
export type LinkSafety = 'Safe' | 'Unsafe' | 'Failed'

/** Tells whether a link is safe to open. Never rejects. */
export type CheckLink = (url: string, signal: AbortSignal) => Promise<LinkSafety>

// What browsers hand on to be run.
const runnable = /\.(?:exe|msi|bat|cmd|scr|apk|dmg|pkg|jar|vbs|ps1|hta|iso)$/iu

// The names of those who keep money and keys stand in the addresses of others only to deceive.
const lures =
  /(?:^|[.-])(?:paypal|apple|icloud|microsoft|office365|amazon|netflix|whatsapp|instagram|facebook|google|chase|hsbc|sparkasse)[.-].*(?:login|signin|verify|secure|account|update|wallet|support)/iu

const knownBad: readonly string[] = [
  'testsafebrowsing.appspot.com',
  'malware.testing.google.test',
  'eicar.org',
]

/** Whether the letters of a host's part are of several alphabets, as those of look-alikes are. */
const mixesScripts = (host: string): boolean =>
  domainToUnicode(host)
    .split('.')
    .some((label) => /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label))

/** What can be told of a link from its address alone, without asking anybody. */
export const checkAddress = (address: string): LinkSafety => {
  if (!isWebAddress(address)) return 'Unsafe'
  const { hostname, pathname } = new URL(address)
  const isBad =
    knownBad.some((bad) => isHostBelow(hostname, bad)) ||
    runnable.test(pathname) ||
    lures.test(hostname) ||
    mixesScripts(hostname)
  return isBad ? 'Unsafe' : 'Safe'
}

/** The embedded default: the address alone tells. */
export const checkByAddress: CheckLink = async (url) => checkAddress(url)
