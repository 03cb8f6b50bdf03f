import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { uploadImageEndpoint } from '@shingle/shared/image/endpoints.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import type { Attack } from '../attack.ts'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const bytes = (count: number, chance: SeededRandom) =>
  Buffer.from(Array.from({ length: count }, () => chance.below(256)))

/** A PNG that says how large it is and holds nothing. */
const emptyPng = (width: number, height: number) => {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4)
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  header.set([8, 6, 0, 0, 0], 16)
  return Buffer.concat([png, header])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** No one of them is a picture. */
const files: readonly [(chance: SeededRandom) => Uint8Array, ...((chance: SeededRandom) => Uint8Array)[]] = [
  () => Buffer.from(svg),
  () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  () => Buffer.from('GIF89a<script>alert(1)</script>'),
  () => Buffer.alloc(0),
  (chance) => Buffer.concat([png, bytes(2_000, chance)]),
  (chance) => emptyPng(1 + chance.below(2 ** 31), 1 + chance.below(2 ** 31)),
  () => emptyPng(16_000, 16_000),
  (chance) => bytes(1 + chance.below(4_096), chance),
  () => Buffer.alloc(16 * 1024 * 1024),
]

/** Files that are no pictures, to a draft of one's own and to somebody else's. */
export const uploads: Attack = {
  name: 'uploads',
  pauseMs: 150,
  tryOne: async ({ stranger, attacker, ownDraftId, victim, origin }, chance) => {
    const isForeign = chance.chance(0.3)
    const params = { id: isForeign ? victim.draftId : ownDraftId }
    const { status } = await stranger.ask({
      method: uploadImageEndpoint.method,
      path: addressOf(uploadImageEndpoint, { params }),
      headers: {
        'content-type': chance.pick(['image/png', 'image/svg+xml', 'application/octet-stream']),
        origin,
        [appHeader]: '1',
        authorization: attacker.authorization,
      },
      body: chance.pick(files)(chance),
    })
    const at = `an upload that is no picture, to ${isForeign ? "somebody else's" : 'their own'} draft, answered ${status}`
    return status >= 200 && status < 300 ? [at] : status >= 500 && status !== 503 ? [at] : []
  },
}
