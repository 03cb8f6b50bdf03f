import { describe, expect, it } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { acknowledgementsAt, readAcknowledgement } from './acknowledgement.ts'

const address = `${'a'.repeat(24)}\0tab1`

describe('[draft] an acknowledgement', () => {
  it('says at which place the work is durable, however far the log has come', () => {
    const random = seededRandom(8)
    const write = acknowledgementsAt(address)
    const upTo = [1, 127, 128, 16_384, 2 ** 31, Number.MAX_SAFE_INTEGER]
    for (const most of upTo)
      for (const share of [0, random.next(), random.next(), 1]) {
        const place = { epoch: Math.floor(random.next() * most), seq: Math.floor(share * most) }
        expect(readAcknowledgement(write(place))).toEqual({ t: 'saved', ...place })
      }
  })

  it('is the protocol’s own status to whoever reads no further', () => {
    const bytes = new TextEncoder().encode(address)
    const status = [bytes.length, ...bytes, 8, 1]
    const frame = acknowledgementsAt(address)({ epoch: 300, seq: 70_000 })
    expect([...frame.subarray(0, status.length)]).toEqual(status)
  })

  it('is found in no other frame', () => {
    const bytes = new TextEncoder().encode(address)
    const frame = (...rest: number[]) => new Uint8Array([bytes.length, ...bytes, ...rest])
    for (const other of [frame(8, 1), frame(8, 0, 1, 2), frame(8, 1, 3), frame(0, 2, 1, 9), frame()])
      expect(readAcknowledgement(other)).toBeUndefined()
    expect(readAcknowledgement(new Uint8Array())).toBeUndefined()
  })
})
