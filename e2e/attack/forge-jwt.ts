import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'

type Claims = Readonly<Record<string, unknown>>
type Forgery = readonly [what: string, forge: (jwt: string, wanted: Claims, chance: SeededRandom) => string]

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const claimsOf = (jwt: string): Claims => {
  const [, claims = ''] = jwt.split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

/** Tokens that say what is wanted, or nothing any more, each made from one that is good. */
export const forgeries: readonly [Forgery, ...Forgery[]] = [
  ['empty', () => ''],
  ['cut off', (jwt, _, chance) => jwt.slice(0, chance.below(jwt.length))],
  [
    'with a bit turned',
    (jwt, _, chance) => {
      // Not in the last character, of which some bits say nothing.
      const at = chance.below(jwt.length - 1)
      return jwt.slice(0, at) + String.fromCharCode(jwt.charCodeAt(at) ^ 1) + jwt.slice(at + 1)
    },
  ],
  [
    'signed by nobody',
    (jwt, wanted) => `${encode({ alg: 'none' })}.${encode({ ...claimsOf(jwt), ...wanted })}.`,
  ],
  [
    'with other claims below its signature',
    (jwt, wanted) => {
      const [header, , signature] = jwt.split('.')
      return `${header}.${encode({ ...claimsOf(jwt), ...wanted })}.${signature}`
    },
  ],
]
