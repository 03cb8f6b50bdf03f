import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { exchange } from './request.ts'

let server: Server | undefined

const listening = async (listener: RequestListener): Promise<string> => {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/`
}

afterEach(() => {
  server?.close()
  server = undefined
})

const answer = z.object({ name: z.string() })

describe('[7.calls] a call', () => {
  it('carries the bearer, the JSON body and the header foreign pages cannot send', async () => {
    const seen: unknown[] = []
    const url = await listening((request, response) => {
      seen.push(request.headers.authorization, request.headers['x-shingle'], request.headers['content-type'])
      request.on('data', (chunk) => seen.push(String(chunk)))
      request.on('end', () => response.end('{"name":"Pell"}'))
    })
    const result = await exchange(url, { method: 'POST', body: { a: 1 }, accessToken: 'token', answer })
    expect(result).toEqual({ ok: true, value: { name: 'Pell' } })
    expect(seen).toEqual(['Bearer token', '1', 'application/json', '{"a":1}'])
  })

  it.each([
    [
      422,
      '{"code":"generation.more-information-needed","text":"More information needed","field":"businessActivities"}',
      {
        code: 'generation.more-information-needed',
        status: 422,
        text: 'More information needed',
        field: 'businessActivities',
      },
    ],
    [403, '{"code":"account.disabled","text":"No."}', { code: 'account.disabled', status: 403, text: 'No.' }],
    [
      502,
      '<html>bad gateway</html>',
      { code: 'unknown', status: 502, text: 'An unknown error has occurred. Please try again.' },
    ],
    [500, '', { code: 'unknown', status: 500, text: 'An unknown error has occurred. Please try again.' }],
    [
      200,
      '{"name":5}',
      { code: 'unknown', status: 200, text: 'An unknown error has occurred. Please try again.' },
    ],
  ])('[8.errors] an answer %i %j becomes its problem', async (status, body, problem) => {
    const url = await listening((_, response) => response.writeHead(status).end(body))
    expect(await exchange(url, { answer })).toEqual({ ok: false, problem })
  })

  it('[8.errors] without a connection says so', async () => {
    const url = await listening((request) => request.socket.destroy())
    expect(await exchange(url, { answer })).toEqual({
      ok: false,
      problem: { code: 'network', status: 0, text: 'Network connectivity failed.' },
    })
  })
})
