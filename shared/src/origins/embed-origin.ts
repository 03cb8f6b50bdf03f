import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { embedPreviewPath } from '../paths/server-paths.ts'

/** A Code Embed section of a website. */
interface Embed {
  readonly websiteId: string
  readonly sectionId: string
}

/** The first label of an embed's host: 32 characters that tell nothing of it. */
export const embedLabel = ({ websiteId, sectionId }: Embed): string =>
  bytesToHex(sha256(new TextEncoder().encode(`${websiteId}/${sectionId}`)).slice(0, 16))

/** The origin of one embed, below the one of all: what its code stores or asks there is no other's. */
export const embedOrigin = (usercontent: string, embed: Embed): string => {
  const { protocol, host } = new URL(usercontent)
  return `${protocol}//${embedLabel(embed)}.${host}`
}

/** Where code of a website runs while it is written: at a host of its own as well, whatever its section. */
export const embedPreviewUrl = (usercontent: string, websiteId: string): string =>
  `${embedOrigin(usercontent, { websiteId, sectionId: 'preview' })}${embedPreviewPath}`

/** Every embed's origin, as a policy names them. */
export const embedOrigins = (usercontent: string): string => {
  const { protocol, host } = new URL(usercontent)
  return `${protocol}//*.${host}`
}
