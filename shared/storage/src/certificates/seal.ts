import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from '../codes/key-for.ts'

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

/** Seals a text with the deployment's secret; `about` is what it belongs to, without which it is not opened. */
export const seal = (secret: Uint8Array, about: string, text: string): string => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyFor(secret, 'certificate keys'), nonce).setAAD(
    Buffer.from(about),
  )
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Opens what `seal` has sealed; throws where it is another's or was changed. */
export const unseal = (secret: Uint8Array, about: string, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64')
  const nonce = bytes.subarray(0, nonceBytes)
  const decipher = createDecipheriv(algorithm, keyFor(secret, 'certificate keys'), nonce)
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}
