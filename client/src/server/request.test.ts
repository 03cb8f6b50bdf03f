import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineEndpoint } from '@shingle/shared/endpoint/endpoint.ts'
import { succeed } from '@shingle/shared/problem/problem.ts'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { request, requestAnd } from './request.ts'

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
const reading = (url: string) => defineEndpoint({ method: 'GET', path: url, action: 'read', answer })

describe('[7.calls] a call', () => {
  it('carries the bearer, the JSON body and the header foreign pages cannot send', async () => {
    const seen: unknown[] = []
    const url = await listening((request, response) => {
      seen.push(request.headers.authorization, request.headers['x-shingle'], request.headers['content-type'])
      request.on('data', (chunk) => seen.push(String(chunk)))
      request.on('end', () => response.end('{"name":"Pell"}'))
    })
    const body = z.object({ a: z.number() })
    const writing = defineEndpoint({ method: 'POST', path: url, action: 'write', body, answer })
    const result = await request(writing, { body: { a: 1 } }, { accessToken: 'token' })
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
    expect(await request(reading(url), {})).toEqual({ ok: false, problem })
  })

  it('[8.errors] without a connection says so', async () => {
    const url = await listening((request) => request.socket.destroy())
    expect(await request(reading(url), {})).toEqual({
      ok: false,
      problem: { code: 'network', status: 0, text: 'Network connectivity failed.' },
    })
  })

  it('fills the path, asks beside it, and takes an empty answer', async () => {
    const seen: unknown[] = []
    const url = await listening((request, response) => {
      seen.push(request.method, request.url)
      response.writeHead(204).end()
    })
    const endpoint = defineEndpoint({
      method: 'DELETE',
      path: `${url}rooms/:room/chairs/:chair`,
      action: 'sell',
      query: z.object({ by: z.optional(z.string()), until: z.optional(z.string()) }),
    })
    const params = { room: 'a/b', chair: '7' }
    expect(await request(endpoint, { params, query: { by: 'x&y' } })).toEqual({ ok: true, value: undefined })
    expect(seen).toEqual(['DELETE', '/rooms/a%2Fb/chairs/7?by=x%26y'])
  })

  it('[5.image] sends a file as it is', async () => {
    const seen: unknown[] = []
    const url = await listening((request, response) => {
      seen.push(request.headers['content-type'], request.headers.authorization)
      request.on('data', (chunk) => seen.push(String(chunk)))
      request.on('end', () => response.end('{"name":"Pell"}'))
    })
    const endpoint = { ...reading(url), method: 'PUT' } as const
    const file = new Blob(['pixels'], { type: 'image/png' })
    const result = await request(endpoint, {}, { file, accessToken: 'token' })
    expect(result).toEqual({ ok: true, value: { name: 'Pell' } })
    expect(seen).toEqual(['image/png', 'Bearer token', 'pixels'])
  })

  it('[8.errors] an answer that breaks off in the middle of a file is no connection, and no half of it', async () => {
    const url = await listening((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half of it', () => response.destroy())
    })
    const read = async (response: Response) => succeed(await response.text())
    expect(await requestAnd(reading(url), {}, { sending: {}, read })).toEqual({
      ok: false,
      problem: { code: 'network', status: 0, text: 'Network connectivity failed.' },
    })
  })
})
