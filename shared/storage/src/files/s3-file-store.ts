import { setTimeout as wait } from 'node:timers/promises'
import { fileKey, readFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { type S3Credentials, signRequest } from './sign-request.ts'

/** A bucket of an S3-compatible service, addressed by path: `<endpoint>/<bucket>/<prefix><key>`. */
export type S3Options = S3Credentials & {
  endpoint: string
  bucket: string
  prefix?: string
  clock?: () => Date
  /** The pause before the second try; it doubles before the third. */
  retryDelayMs?: number
}

const tries = 3
const timeoutMs = 30_000
const noBody = new Uint8Array()

/** Keeps files in a bucket. */
export const createS3FileStore = (options: S3Options): FileStore => {
  const { endpoint, bucket, prefix = '', clock = () => new Date(), retryDelayMs = 200 } = options

  const send = async (method: string, key: string, sent: Sent = {}): Promise<Response> => {
    const { body = noBody, headers = {} } = sent
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${prefix}${key}`)
    for (let attempt = 1; ; attempt++) {
      const signed = signRequest({ method, url, headers, body }, options, clock())
      const response = await attemptFetch(url, {
        method,
        headers: signed,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      })
      if (response instanceof Response && response.status < 500) return response
      if (attempt === tries) throw failure(method, key, response)
      await wait(retryDelayMs * 2 ** (attempt - 1))
    }
  }

  const has = async (key: string): Promise<boolean> => {
    if (readFileKey(key) === undefined) return false
    return isFound('HEAD', key, await send('HEAD', key))
  }

  return {
    put: async (bytes, description) => {
      const key = fileKey(bytes, description)
      // The encoding stands in the key only: with the header, fetch would unpack the file when it is read back.
      const headers = {
        'content-type': description.type,
        'cache-control': 'public, max-age=31536000, immutable',
      }
      const response = await send('PUT', key, { body: bytes, headers })
      if (!response.ok) throw failure('PUT', key, response)
      return key
    },
    get: async (key) => {
      const description = readFileKey(key)
      if (description === undefined) return undefined
      const response = await send('GET', key)
      if (!isFound('GET', key, response)) return undefined
      return { bytes: new Uint8Array(await response.arrayBuffer()), ...description }
    },
    has,
    remove: async (key) => {
      if (readFileKey(key) !== undefined) isFound('DELETE', key, await send('DELETE', key))
    },
  }
}

interface Sent {
  body?: Uint8Array
  headers?: Record<string, string>
}

const attemptFetch = async (url: URL, request: RequestInit): Promise<Response | Error> => {
  try {
    return await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const isFound = (method: string, key: string, response: Response): boolean => {
  if (response.ok) return true
  if (response.status === 404) return false
  throw failure(method, key, response)
}

const failure = (method: string, key: string, outcome: Response | Error): Error => {
  const reason = outcome instanceof Response ? `status ${outcome.status}` : outcome.message
  return new Error(`The file store refused ${method} ${key}: ${reason}`)
}
