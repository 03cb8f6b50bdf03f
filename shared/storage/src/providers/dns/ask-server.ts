import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { connect, isIPv6 } from 'node:net'
import {
  CHECKING_DISABLED,
  type DecodedPacket,
  encode,
  type Packet,
  RECURSION_DESIRED,
  type RecordType,
} from 'dns-packet'
import { longestAnswer, readAnswer } from './read-answer.ts'

/** Where a server of DNS listens. */
export interface DnsServer {
  readonly address: string
  readonly port: number
}

/** One question to it. */
export interface DnsQuestion {
  readonly name: string
  readonly type: RecordType
  /** Whether it is to ask others, as resolvers do. */
  readonly asksOthers: boolean
  /** Whether it is to tell also what is signed wrongly. */
  readonly leavesSignatures?: boolean
}

const tries = 2
// What every network lets through in one piece: https://www.dnsflagday.net/2020/
const payload = 1232

const questionOf = ({ name, type, asksOthers, leavesSignatures = false }: DnsQuestion): Packet => ({
  type: 'query',
  id: randomInt(65_536),
  flags: (asksOthers ? RECURSION_DESIRED : 0) | (leavesSignatures ? CHECKING_DISABLED : 0),
  questions: [{ name, type }],
  additionals: [
    {
      ...{ type: 'OPT', name: '.', udpPayloadSize: payload, extendedRcode: 0, ednsVersion: 0 },
      ...{ flags: 0, flag_do: false, options: [] },
    },
  ],
})

/** So many datagrams that are no answer are looked at: whoever sends more has none. */
const strayMost = 3

const askByDatagram = (
  server: DnsServer,
  asked: Packet,
  waitMs: number,
): Promise<DecodedPacket | undefined> =>
  new Promise((resolve) => {
    const socket = createSocket(isIPv6(server.address) ? 'udp6' : 'udp4')
    const end = (answer: DecodedPacket | undefined): void => {
      clearTimeout(timer)
      socket.removeAllListeners()
      socket.on('error', () => undefined)
      socket.close()
      resolve(answer)
    }
    const timer = setTimeout(() => end(undefined), waitMs)
    let stray = 0
    socket.on('error', () => end(undefined))
    socket.on('message', (bytes) => {
      const answer = readAnswer(bytes, asked)
      if (answer === undefined) stray += 1
      if (answer !== undefined || stray >= strayMost) end(answer)
    })
    // Connected, so that nobody else's datagrams come in.
    // What has no way there is told to the same function: a machine without IPv6, for one.
    socket.connect(server.port, server.address, (trouble?: Error) => {
      if (trouble) end(undefined)
      else socket.send(encode(asked))
    })
  })

const askByStream = (server: DnsServer, asked: Packet, waitMs: number): Promise<DecodedPacket | undefined> =>
  new Promise((resolve) => {
    const socket = connect({ host: server.address, port: server.port })
    let bytes = Buffer.alloc(0)
    const end = (answer: DecodedPacket | undefined): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answer)
    }
    const timer = setTimeout(() => end(undefined), waitMs)
    socket.on('error', () => end(undefined))
    socket.on('close', () => end(undefined))
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      if (bytes.length < 2) return
      const length = bytes.readUInt16BE(0)
      if (length > longestAnswer) end(undefined)
      else if (bytes.length >= length + 2) end(readAnswer(bytes.subarray(2, length + 2), asked))
    })
    const message = encode(asked)
    const head = Buffer.alloc(2)
    head.writeUInt16BE(message.length)
    socket.write(Buffer.concat([head, message]))
  })

/** Asks one server of DNS; nothing where it does not answer in time, twice. A long answer is asked for again by TCP. */
export const askServer = async (
  server: DnsServer,
  question: DnsQuestion,
  waitMs: number,
): Promise<DecodedPacket | undefined> => {
  for (let count = 0; count < tries; count += 1) {
    const asked = questionOf(question)
    const answer = await askByDatagram(server, asked, waitMs)
    if (answer?.flag_tc) return askByStream(server, asked, waitMs)
    if (answer !== undefined) return answer
  }
  return undefined
}
