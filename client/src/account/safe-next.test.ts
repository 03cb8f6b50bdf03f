import { describe, expect, it } from 'vitest'
import { safeNext } from './safe-next.ts'

const origin = 'https://app.example'

describe('[4.sign-in] after signing in', () => {
  it.each([
    ['/create/launch', '/create/launch'],
    ['/designer?websiteId=abc', '/designer?websiteId=abc'],
    [null, '/websites'],
    ['', '/websites'],
    ['https://evil.example/', '/websites'],
    ['//evil.example/websites', '/websites'],
    ['/\\evil.example', '/websites'],
    ['/somebodys-handle', '/websites'],
    ['javascript:alert(1)', '/websites'],
  ])('next=%j leads to %s', (next, expected) => {
    expect(safeNext(next, origin)).toBe(expected)
  })
})
