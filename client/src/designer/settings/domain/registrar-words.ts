import { type Registrar, registrars } from '@shingle/shared/domain/registrars.ts'

interface RegistrarWords {
  readonly name: string
  /** The way to the records. */
  readonly way: string
  /** What is different there. */
  readonly caution: string
}

const words: Readonly<Record<Registrar, RegistrarWords>> = {
  cloudflare: {
    name: 'Cloudflare',
    way: 'then DNS, then Records.',
    caution: 'Set Proxy status to “DNS only”, the gray cloud.',
  },
  godaddy: {
    name: 'GoDaddy',
    way: 'then DNS, then DNS Records.',
    caution: 'Delete the A record named @ that says “Parked”.',
  },
  namecheap: {
    name: 'Namecheap',
    way: 'then Manage, then Advanced DNS.',
    caution: 'Delete the “URL Redirect” and the parking CNAME for www.',
  },
  ionos: { name: 'IONOS', way: 'then Domains & SSL, then DNS.', caution: 'Switch the default records off.' },
  squarespace: {
    name: 'Squarespace',
    way: 'then DNS, then DNS Settings.',
    caution: 'Delete the preset “Squarespace Defaults”.',
  },
  other: {
    name: 'Somewhere else',
    way: 'and look for DNS, Name servers or Zone.',
    caution: 'Where @ is not taken for a name, leave it empty.',
  },
}

/** Whose names and steps can be shown, in their order. */
export const registrarChoices = registrars.map((id) => ({ id, name: words[id].name }))

/** What to do there, one step after the other. */
export const registrarSteps = (id: Registrar, bought: string, count: number): readonly string[] => [
  id === 'other'
    ? `Sign in where you bought ${bought}, ${words.other.way}`
    : `Open ${bought}, ${words[id].way}`,
  'Delete other A, AAAA and CNAME records that are there under these names.',
  `Add the ${count === 3 ? 'three' : count} records. ${words[id].caution}`,
  'Save. New records are seen within minutes, changed ones within hours.',
]

/** Whose something is there. */
export const registrarPossessive = (id: Registrar): string =>
  words[id].name.endsWith('S') ? `${words[id].name}’` : `${words[id].name}’s`

/** What the steps stand below. */
export const registrarHeading = (id: Registrar): string =>
  id === 'other' ? 'Where you bought it' : `At ${words[id].name}`
