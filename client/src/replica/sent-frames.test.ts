import { describe, expect, it } from 'vitest'
import { createSentFrames } from './sent-frames.ts'

const address = new TextEncoder().encode(`${'a'.repeat(24)}\0tab1`)
const frame = (...rest: number[]) => new Uint8Array([address.length, ...address, ...rest])
const [whole, update, question] = [frame(0, 1, 1, 9), frame(0, 2, 1, 9), frame(0, 0, 1, 0)]
const [accepted, refused] = [frame(8, 1), frame(8, 0)]

/** Sends and receives in turn, and tells after each whether everything is on the server. */
const settledAfter = (...steps: (['send' | 'receive', Uint8Array] | 'restart')[]) => {
  const sent = createSentFrames()
  return steps.map((step) => {
    if (step === 'restart') sent.restart()
    else sent[step[0]](step[1])
    return sent.isSettled()
  })
}

describe('[draft] what is saved to the account', () => {
  it('is nothing before a handshake was accepted, and everything after', () => {
    expect(settledAfter(['send', question], ['send', whole], ['receive', accepted])).toEqual([
      false,
      false,
      true,
    ])
  })

  it('is not the typing of which no answer came yet', () => {
    expect(
      settledAfter(
        ['send', whole],
        ['receive', accepted],
        ['send', update],
        ['send', update],
        ['receive', accepted],
        ['receive', accepted],
      ),
    ).toEqual([false, true, false, false, false, true])
  })

  it('is not what follows a second handshake that overtook nothing: its answer is one of several', () => {
    expect(
      settledAfter(
        ['send', whole],
        ['receive', accepted],
        ['send', update],
        ['send', whole],
        ['receive', accepted],
        ['send', update],
        ['receive', accepted],
        ['receive', accepted],
      ),
    ).toEqual([false, true, false, false, false, false, false, true])
  })

  it('lacks what was refused until a later handshake brings it', () => {
    expect(
      settledAfter(
        ['send', whole],
        ['receive', accepted],
        ['send', update],
        ['send', update],
        ['receive', refused],
        ['receive', refused],
        ['send', whole],
        ['receive', accepted],
      ),
    ).toEqual([false, true, false, false, false, false, false, true])
  })

  it('is unknown on a new connection, where old frames are never answered', () => {
    expect(
      settledAfter(
        ['send', whole],
        ['receive', accepted],
        ['send', update],
        'restart',
        ['send', whole],
        ['receive', accepted],
      ),
    ).toEqual([false, true, false, false, false, true])
  })

  it('does not change by other frames', () => {
    const presence = frame(1, 1, 0)
    expect(settledAfter(['receive', accepted], ['send', presence], ['receive', presence])).toEqual([
      false,
      false,
      false,
    ])
  })
})
