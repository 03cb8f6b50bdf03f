import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import { Binary } from 'mongodb'
import { MongoError } from '../mongo-error.ts'
import { type BsonDocument, encode } from '../values/bson.ts'
import { errorReply } from './run-command.ts'

/** Stands before the commands of one connection: answers what it may not run, or what proves the password. */
export type Admission = (body: BsonDocument) => Uint8Array | undefined

// What the standard asks for at least; the password is 256 random bits, and gains nothing by more.
const iterations = 4096
const beforePassword = new Set(['hello', 'ismaster', 'ping', 'endsessions'])

const hmac = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
const xor = (left: Buffer, right: Buffer): Buffer =>
  Buffer.from(left.map((byte, at) => byte ^ (right[at] ?? 0)))

const failed = () => new MongoError('AuthenticationFailed', 'Authentication failed.')
const part = (message: string, name: string): string =>
  new RegExp(`(?:^|,)${name}=([^,]*)`).exec(message)?.[1] ?? ''
const payloadOf = ({ payload }: BsonDocument): string => {
  if (payload instanceof Binary) return Buffer.from(payload.buffer).toString()
  if (payload instanceof Uint8Array) return Buffer.from(payload).toString()
  throw failed()
}

// One conversation of SCRAM-SHA-256 (RFC 5802, 7677), as the driver holds it.
const createConversation = (keys: ScramKeys) => {
  let spoken = ''
  let nonce = ''
  return {
    start: (first: string): string => {
      const bare = first.slice(first.indexOf(',', first.indexOf(',') + 1) + 1)
      nonce = part(bare, 'r') + randomBytes(24).toString('base64')
      const answer = `r=${nonce},s=${keys.salt.toString('base64')},i=${iterations}`
      spoken = `${bare},${answer}`
      return answer
    },
    finish: (last: string): string => {
      const withoutProof = last.slice(0, last.lastIndexOf(',p='))
      const whole = `${spoken},${withoutProof}`
      const proof = Buffer.from(part(last, 'p'), 'base64')
      const clientKey = xor(proof, hmac(keys.stored, whole))
      const isProven = nonce !== '' && part(last, 'r') === nonce && proof.length === keys.stored.length
      if (!isProven || !timingSafeEqual(sha256(clientKey), keys.stored)) throw failed()
      return `v=${hmac(keys.server, whole).toString('base64')}`
    },
  }
}

interface ScramKeys {
  readonly salt: Buffer
  readonly stored: Buffer
  readonly server: Buffer
}

const keysOf = (password: string): ScramKeys => {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  return { salt, stored: sha256(hmac(salted, 'Client Key')), server: hmac(salted, 'Server Key') }
}

const saslReply = (said: string, done: boolean): Uint8Array =>
  encode({ conversationId: 1, done, payload: new Binary(Buffer.from(said)), ok: 1 })

/** Makes what stands before each connection of a server with this password; without one, everything may run. */
export const createAdmissions = (password: string | undefined): (() => Admission) => {
  if (password === undefined) return () => () => undefined
  const keys = keysOf(password)
  return () => {
    let isAdmitted = false
    let conversation = createConversation(keys)
    const start = (body: BsonDocument): Uint8Array => {
      conversation = createConversation(keys)
      return saslReply(conversation.start(payloadOf(body)), false)
    }
    const proceed = (body: BsonDocument): Uint8Array => {
      const said = conversation.finish(payloadOf(body))
      isAdmitted = true
      return saslReply(said, true)
    }
    return (body) => {
      const name = Object.keys(body)[0]?.toLowerCase() ?? ''
      try {
        if (name === 'saslstart') return start(body)
        if (name === 'saslcontinue') return proceed(body)
        if (isAdmitted || beforePassword.has(name)) return undefined
        throw new MongoError('Unauthorized', `command ${name} requires authentication`)
      } catch (error) {
        return errorReply(error)
      }
    }
  }
}
