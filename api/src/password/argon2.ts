import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

// What OWASP recommends for argon2id where memory is scarce: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const version = 19

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

const keyOf = (password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> =>
  // In a thread of the pool, so that the process answers meanwhile.
  derive('argon2id', { ...parameters, message: Buffer.from(password) })

/** The argon2id hash of a password, as a PHC string that says how it was made. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const key = await keyOf(password, { ...cost, nonce })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=${version}$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(key)}`
}

/** Whether a hash is of this password. Throws where the hash is none of ours. */
export const isPasswordOf = async (hash: string, password: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', key = ''] = phc.exec(hash) ?? []
  if (memory === undefined) throw new Error('This is no hash of a password')
  const right = Buffer.from(key, 'base64')
  const made = await keyOf(password, {
    ...{ memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    ...{ nonce: Buffer.from(salt, 'base64'), tagLength: right.length },
  })
  return timingSafeEqual(made, right)
}
