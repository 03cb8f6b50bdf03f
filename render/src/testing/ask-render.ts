import { Agent, request } from 'node:http'
import type { Origins } from '@shingle/shared/origins/origins.ts'

/** What came back, with its body as sent: nothing is unpacked. */
export interface TestAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly text: string
}

/** What is asked, and how. */
export interface TestRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>> | string | Uint8Array
  readonly host?: keyof Origins
  /** What happens while the form is on its way: half of it arrives before, half after. */
  readonly midway?: () => Promise<unknown>
}

/** Asks a server at a port of this machine, by the names that a deployment's hosts have. */
export const sender =
  (port: number, origins: Origins) =>
  (path: string, given: TestRequest = {}): Promise<TestAnswer> => {
    const { method = given.form === undefined ? 'GET' : 'POST', form, host = 'sites', midway } = given
    const isReady = typeof form === 'string' || form instanceof Uint8Array
    const body = isReady ? form : new URLSearchParams(form).toString()
    const headers = {
      host: new URL(origins[host]).host,
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...given.headers,
    }
    return new Promise((resolve, reject) => {
      // A connection of its own, which could be kept.
      const agent = new Agent({ keepAlive: true })
      const asked = request({ port, host: '127.0.0.1', path, method, headers, agent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          agent.destroy()
          const bytes = Buffer.concat(chunks)
          const { statusCode: status = 0, headers: answered } = response
          resolve({ status, headers: answered, body: bytes, text: bytes.toString() })
        })
      })
      asked.on('error', reject)
      const sent = form === undefined ? '' : body
      const half = sent.length / 2
      if (midway === undefined) return asked.end(sent)
      asked.write(sent.slice(0, half))
      return midway().then(() => asked.end(sent.slice(half)), reject)
    })
  }
