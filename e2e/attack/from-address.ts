import { request } from 'node:http'
import { connect } from 'node:net'

/** An answer as it came, whole. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** A request as any program can make it. */
export interface Ask {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** Whoever attacks from one address of the loopback network, where every address is a stranger of its own. */
export interface Stranger {
  readonly address: string
  /** Asks over a connection of its own; a connection that is cut before an answer counts as status 0. */
  ask(ask: Ask): Promise<Answer>
  /** Writes bytes to the port and answers all that comes back within the patience. */
  write(bytes: string): Promise<string>
}

const patienceMs = 10_000
const noAnswer: Answer = { status: 0, headers: {}, text: '' }

/** A stranger to the product at `origin`. */
export const strangerFrom = (address: string, origin: string): Stranger => {
  const { hostname, port } = new URL(origin)
  const to = { host: '127.0.0.1', port: Number(port), localAddress: address }
  return {
    address,
    ask: ({ method, path, headers = {}, body }) =>
      new Promise((resolve) => {
        const asked = request(
          {
            ...to,
            method,
            path,
            agent: false,
            timeout: patienceMs,
            headers: { host: `${hostname}:${port}`, ...headers },
          },
          (response) => {
            const parts: Buffer[] = []
            response.on('data', (part: Buffer) => parts.push(part))
            response.on('close', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                text: Buffer.concat(parts).toString(),
              }),
            )
          },
        )
        asked.on('timeout', () => asked.destroy())
        asked.on('error', () => resolve(noAnswer))
        asked.end(body)
      }),
    write: (bytes) =>
      new Promise((resolve) => {
        const socket = connect(to)
        const parts: Buffer[] = []
        socket.setTimeout(patienceMs / 10, () => socket.destroy())
        socket.on('data', (part: Buffer) => parts.push(part))
        socket.on('error', () => undefined)
        socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')))
        socket.write(bytes, 'latin1')
      }),
  }
}
