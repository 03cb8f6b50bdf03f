import type { SavedMessage } from './sync-messages.ts'

/** The status of the sync protocol, which answers content with 1 where it was taken. */
const statusType = 8
const taken = 1

/** Where in its draft's log something is durable. */
type Place = Pick<SavedMessage, 'epoch' | 'seq'>

/** So many bytes hold two numbers as large as any. */
const longestPlace = 16

/** Writes a number as the protocol does, seven bits in each byte, the lowest first; answers where the next begins. */
const writeNumber = (bytes: Uint8Array, start: number, number: number): number => {
  let [at, rest] = [start, number]
  for (; rest >= 128; rest = Math.floor(rest / 128)) {
    bytes[at] = (rest % 128) + 128
    at += 1
  }
  bytes[at] = rest
  return at + 1
}

/** Reads numbers up to the end of a frame; one that ends too early is left out. */
const readNumbers = (bytes: Uint8Array): number[] => {
  const numbers: number[] = []
  let [number, unit] = [0, 1]
  for (const byte of bytes) {
    number += (byte % 128) * unit
    unit *= 128
    if (byte >= 128) continue
    numbers.push(number)
    ;[number, unit] = [0, 1]
  }
  return numbers
}

/**
 * Writes the frames that answer content at an address (at most 127 bytes): taken, and durable at this place. Such a frame
 * is the protocol's own status with the place behind its end, where whoever looks for none reads no further.
 */
export const acknowledgementsAt = (address: string): ((place: Place) => Uint8Array) => {
  const name = new TextEncoder().encode(address)
  const head = Uint8Array.of(name.length, ...name, statusType, taken)
  return ({ epoch, seq }) => {
    const frame = new Uint8Array(head.length + longestPlace)
    frame.set(head)
    return frame.subarray(0, writeNumber(frame, writeNumber(frame, head.length, epoch), seq))
  }
}

/** What a frame acknowledges, or undefined for a frame that names no place. */
export const readAcknowledgement = (frame: Uint8Array): SavedMessage | undefined => {
  const typeAt = 1 + (frame[0] ?? 0)
  if (frame[typeAt] !== statusType || frame[typeAt + 1] !== taken) return undefined
  const [epoch, seq] = readNumbers(frame.subarray(typeAt + 2))
  return epoch === undefined || seq === undefined ? undefined : { t: 'saved', epoch, seq }
}
