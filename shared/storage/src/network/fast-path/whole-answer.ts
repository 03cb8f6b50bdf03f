import { STATUS_CODES } from 'node:http'
import { keepAliveMs } from '../keep-alive.ts'

/** An answer with its head, ready to be written in one go, as Node's own server would write it. */
export interface WholeAnswer {
  /** All of it, with this moment's date. */
  readonly bytes: () => Buffer
  /** What follows the head. */
  readonly body: () => Buffer
}

// Dates of HTTP have one length.
const someDate = new Date(0).toUTCString()
let known = { second: 0, date: someDate }

const dateNow = (): string => {
  const second = Math.floor(Date.now() / 1_000)
  if (second !== known.second) known = { second, date: new Date(second * 1_000).toUTCString() }
  return known.date
}

const headOf = (status: number, headers: readonly string[]): string => {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`]
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
  lines.push('Connection: keep-alive', `Keep-Alive: timeout=${Math.floor(keepAliveMs / 1_000)}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** Makes an answer ready; `headers` are names and values in turn, as `writeHead` takes them, and say the body's length. */
export const wholeAnswer = (status: number, headers: readonly string[], body: Buffer): WholeAnswer => {
  const head = headOf(status, [...headers, 'Date', someDate])
  const dateAt = head.lastIndexOf(someDate)
  let bytes = Buffer.concat([Buffer.from(head, 'latin1'), body])
  let date = someDate
  return {
    bytes: () => {
      const now = dateNow()
      if (now === date) return bytes
      // A new copy, once a second at most: the former one may still be on its way to somebody.
      bytes = Buffer.from(bytes)
      bytes.write(now, dateAt, 'latin1')
      date = now
      return bytes
    },
    body: () => bytes.subarray(head.length),
  }
}
