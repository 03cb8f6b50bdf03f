import { defineEndpoint } from '@shingle/shared/endpoint/endpoint.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkReply } from './check-reply.ts'

const asking = defineEndpoint({
  method: 'GET',
  path: '/api/shelves',
  action: 'website.list',
  answer: z.object({ books: z.array(z.string()) }),
})
const ending = defineEndpoint({ method: 'DELETE', path: '/api/shelves', action: 'website.list' })

describe('[7.endpoints] what leaves the server is what its endpoint promises', () => {
  test('a field that it does not name stays here', () => {
    const body = { books: ['Emma'], passwordHash: 'secret' }
    expect(checkReply(asking, { status: 200, body })).toEqual({ status: 200, body: { books: ['Emma'] } })
  })

  test('an answer of another shape is a mistake, and names where', () => {
    const body: { books: string[] } = JSON.parse('{"books":[1]}')
    expect(() => checkReply(asking, { status: 200, body })).toThrow(
      /^GET \/api\/shelves answered otherwise than it promises: books\.0/,
    )
  })

  test('so is a status that it does not name', () => {
    expect(() => checkReply(asking, { status: 202, body: { books: [] } })).toThrow(
      'GET /api/shelves answered 202',
    )
  })

  test('an endpoint without an answer sends none', () => {
    const [status = 0] = [204]
    expect(checkReply(ending, { status, body: undefined })).toEqual({ status, body: undefined })
  })
})
