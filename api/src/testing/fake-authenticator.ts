import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()

// As much of CBOR as an attestation needs: integers, texts, bytes and maps.
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const cbor = (value: number | string | Buffer | ReadonlyMap<unknown, unknown>): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, entry]) => [cbor(asPart(key)), cbor(asPart(entry))])
  return Buffer.concat([head(5, value.size), ...entries])
}
const asPart = (part: unknown) => {
  if (typeof part === 'number' || typeof part === 'string' || Buffer.isBuffer(part) || part instanceof Map)
    return part
  throw new Error('Nothing that an attestation holds')
}

interface Asked {
  readonly challenge: string
  readonly rpId: string
}

/** What an authenticator is told to do otherwise than it should. */
export interface Mischief {
  readonly origin?: string
  readonly challenge?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly counter?: number
}

/** An authenticator that holds one passkey for pages of one origin, and signs with it. */
export const createFakeAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let signed = 0
  const clientData = (type: string, { challenge }: Asked, mischief: Mischief): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, crossOrigin: false, ...pick(mischief) }))
  const pick = ({ origin: page = origin, challenge }: Mischief) =>
    challenge === undefined ? { origin: page } : { origin: page, challenge }
  const dataOf = ({ rpId }: Asked, mischief: Mischief, more = Buffer.alloc(0)): Buffer => {
    const flags = 1 | (mischief.isVerified === false ? 0 : 4) | (more.length > 0 ? 64 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(mischief.counter ?? signed)
    return Buffer.concat([sha256(mischief.rpId ?? rpId), Buffer.from([flags]), counter, more])
  }
  return {
    id: id.toString('base64url'),
    /** Makes its passkey for a challenge. */
    make: (asked: Asked, mischief: Mischief = {}) => {
      const key = new Map<number, number | Buffer>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dataOf(asked, mischief, credential)],
      ])
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', asked, mischief).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
      }
    },
    /** Signs a challenge with its passkey. */
    sign: (asked: Asked, mischief: Mischief = {}) => {
      signed += 1
      const said = clientData('webauthn.get', asked, mischief)
      const data = dataOf(asked, mischief)
      return {
        id: id.toString('base64url'),
        clientDataJSON: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(said)]), privateKey).toString('base64url'),
      }
    },
  }
}
