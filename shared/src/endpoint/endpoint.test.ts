import { expect, test } from 'vitest'
import { addressOf } from './endpoint.ts'

const addressFor = (id: string) =>
  new URL(addressOf({ path: '/api/drafts/:id/take' }, { params: { id } }), 'http://a')

test.each(['..', '.', '%2e%2e', '../..', '/', '//b', '\\', '?a', '#a', ' ', 'a'])(
  '[security] whatever stands in its place, a call stays the one that it is: %s',
  (id) => {
    const { host, pathname, search, hash } = addressFor(id)
    expect([host, search, hash]).toEqual(['a', '', ''])
    expect(pathname).toMatch(/^\/api\/drafts\/[^/]+\/take$/)
  },
)
