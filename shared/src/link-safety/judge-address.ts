import { parse } from 'tldts'
import { shownDomain } from '../domain/domain-name.ts'
import { isWebAddress } from '../link/web-address.ts'
import { borrowsName, looksLikeName } from './borrowed-name.ts'
import { mixesAlphabets } from './plain-letters.ts'

/**
 * What gives a link away by its address alone: it is none that leads to a page by a name (also numbers in disguise and
 * whatever hides behind a user's name), is known to harm or made for trying that out, hands on a program, has numbers for
 * a name, mixes alphabets, looks like a well-known name, or takes one to ask for secrets.
 */
export type Deceit =
  | 'no-address'
  | 'known'
  | 'program'
  | 'numbers'
  | 'mixed-alphabets'
  | 'look-alike'
  | 'borrowed-name'

// What browsers hand on to be run.
const program = /\.(?:exe|msi|bat|cmd|scr|apk|dmg|pkg|jar|vbs|ps1|hta|iso)$/iu
const numbers = /(?:^|\.)\d{1,3}(?:[.-]\d{1,3}){3}\./u

const known: readonly string[] = ['testsafebrowsing.appspot.com', 'malware.testing.google.test', 'eicar.org']
/** Hosts whose parts are the addresses of others, for everybody to see. */
const translators: readonly string[] = ['translate.goog']

const isOf = (host: string, parents: readonly string[]): boolean =>
  parents.some((parent) => host === parent || host.endsWith(`.${parent}`))

/** The parts of a host as people read them, without the ending that many share. */
const labelsOf = (host: string): readonly string[] => {
  const { publicSuffix } = parse(host, { allowPrivateDomains: true })
  const own = publicSuffix ? host.slice(0, -publicSuffix.length - 1) : host
  return own === '' ? [] : shownDomain(own).split('.')
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    // What cannot be read stands as it is.
    return path
  }
}

const deceitOfHost = (host: string): Deceit | undefined => {
  if (isOf(host, known)) return 'known'
  if (numbers.test(`${host}.`)) return 'numbers'
  const labels = labelsOf(host)
  if (labels.flatMap((label) => label.split('-')).some(mixesAlphabets)) return 'mixed-alphabets'
  if (labels.some(looksLikeName)) return 'look-alike'
  return borrowsName(labels) && !isOf(host, translators) ? 'borrowed-name' : undefined
}

/** What gives an address away, without asking anybody; undefined where nothing does. */
export const findDeceit = (address: string): Deceit | undefined => {
  if (!isWebAddress(address)) return 'no-address'
  const { hostname, pathname } = new URL(address)
  return deceitOfHost(hostname) ?? (program.test(decoded(pathname)) ? 'program' : undefined)
}
