import * as encoding from 'lib0/encoding'
import { describe, expect, it } from 'vitest'
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { readFrame } from './frame.ts'

const draftId = 'a'.repeat(24)

const frame = (
  type: number,
  write: (encoder: encoding.Encoder) => void = () => undefined,
  address = draftId,
) => {
  const encoder = encoding.createEncoder()
  encoding.writeVarString(encoder, address)
  encoding.writeVarUint(encoder, type)
  write(encoder)
  return encoding.toUint8Array(encoder)
}
const sync = (step: number, payload: Uint8Array) =>
  frame(0, (encoder) => {
    encoding.writeVarUint(encoder, step)
    encoding.writeVarUint8Array(encoder, payload)
  })
const presence = (state: string) =>
  frame(1, (encoder) => {
    const inner = encoding.createEncoder()
    for (const number of [1, 7, 1]) encoding.writeVarUint(inner, number)
    encoding.writeVarString(inner, state)
    encoding.writeVarUint8Array(encoder, encoding.toUint8Array(inner))
  })
const emptyVector = Y.encodeStateVector(new Y.Doc())

describe('[security 2.5] a frame', () => {
  it('of a client is read with its draft, its address, its kind and its content', () => {
    const update = new Uint8Array([1, 2, 3])
    expect(readFrame(sync(2, update))).toEqual({
      draftId,
      address: draftId,
      type: 0,
      step: 2,
      payload: update,
    })
    expect(readFrame(sync(0, emptyVector))).toMatchObject({ type: 0, step: 0 })
    expect(readFrame(frame(3, undefined, `${draftId}\0tab7`))).toEqual({
      draftId,
      address: `${draftId}\0tab7`,
      type: 3,
    })
    const awareness = new Awareness(new Y.Doc())
    awareness.setLocalState({ user: { name: 'Ada' } })
    const said = encodeAwarenessUpdate(awareness, [awareness.clientID])
    awareness.destroy()
    expect(readFrame(frame(1, (encoder) => encoding.writeVarUint8Array(encoder, said)))).toMatchObject({
      type: 1,
    })
  })

  it.each<[string, Uint8Array]>([
    ['that is empty', new Uint8Array(0)],
    ['without a type', frame(0).subarray(0, 25)],
    ['of a kind between servers', frame(6)],
    ['of an unknown kind', frame(99)],
    ['for a draft that cannot be', frame(3, undefined, '__proto__')],
    ['of an unknown sync step', sync(7, new Uint8Array([0]))],
    ['whose update ends early', sync(2, new Uint8Array(100)).subarray(0, 60)],
    ['without an update', frame(0, (encoder) => encoding.writeVarUint(encoder, 2))],
    ['that asks with a broken state vector', sync(0, new Uint8Array([200, 1]))],
    ['that asks with more writers than it names', sync(0, new Uint8Array([5, 1, 1]))],
    ['that asks with more writers than a draft may have', sync(0, new Uint8Array([0xdd, 0x0b, 1, 1]))],
    ['that asks with a longer vector than a draft may have', sync(0, new Uint8Array(16 * 1024 + 1))],
    [
      'whose token is longer than any',
      frame(2, (encoder) => {
        encoding.writeVarUint(encoder, 0)
        encoding.writeVarString(encoder, 'x'.repeat(12 * 1024))
      }),
    ],
    ['whose presence is no JSON', presence('{"user":')],
    ['whose presence ends early', presence('{}').subarray(0, 29)],
    ['that denies permission', frame(2, (encoder) => encoding.writeVarUint(encoder, 1))],
    ['without a token', frame(2, (encoder) => encoding.writeVarUint(encoder, 0))],
    ['whose stateless text ends early', frame(5, (encoder) => encoding.writeVarUint(encoder, 500))],
  ])('%s is none', (_, bytes) => {
    expect(readFrame(bytes)).toBeUndefined()
  })

  it('cut anywhere, or with any byte changed, is read or refused and never throws', () => {
    const whole = sync(2, Y.encodeStateAsUpdate(new Y.Doc()))
    for (let at = 0; at < whole.length; at += 1) {
      readFrame(whole.subarray(0, at))
      for (const value of [0, 1, 127, 128, 255]) readFrame(whole.with(at, value))
    }
    expect(readFrame(whole)).toBeDefined()
  })
})
