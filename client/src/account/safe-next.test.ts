import { isAppPath } from '@shingle/shared/paths/app-paths.ts'
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
    ['/sign-in', '/websites'],
    ['/sign-in/', '/websites'],
    ['/sign-in?next=/sign-in', '/websites'],
    ['/sign-in/link', '/websites'],
    ['/sign-in/google?code=x', '/websites'],
    ['/sign-in/new-email', '/sign-in/new-email'],
  ])('next=%j leads to %s', (next, expected) => {
    expect(safeNext(next, origin)).toBe(expected)
  })
})

/** Every way to begin an address that somebody has tried to pass for a path, of a host that is not ours. */
const beginnings = [
  ...[
    '',
    '/',
    '//',
    '///',
    '/\\',
    '\\',
    '\\\\',
    '\\/',
    '/\\/',
    '/./',
    '/.//',
    '/..//',
    '/x/..//',
    '/%2f',
    '/%2F/',
    '/%5c',
  ],
  ...[
    '%2f%2f',
    '%5c%5c',
    ' //',
    '\t//',
    '/\t/',
    '/\n/',
    '/\r\n/',
    '/\u0000/',
    '/\u200b/',
    '/\uff0f',
    '\uff0f\uff0f',
    '/\u2215',
  ],
  ...[
    'https:',
    'https:/',
    'https://',
    'https:\\\\',
    'https:///',
    'HTTPS://',
    'http:',
    'ftp://',
    'ws://',
    'blob:https://',
  ],
  ...['javascript:', 'JaVaScRiPt://', 'java\tscript:', 'data:text/html,', 'vbscript:', 'about:', 'file:///'],
  ...[
    '/%0d%0a',
    '/%0d%0aLocation:%20https://',
    '/websites%0d%0aSet-Cookie:x=',
    '/websites\r\nLocation:https://',
  ],
  ...[
    '/websites@',
    '/websites/..//',
    '/websites//',
    '/designer?next=https://',
    '/designer#//',
    '/websites/%2e%2e//',
    '@',
    ':@',
  ],
]
const hosts = [
  ...['', 'evil.example', 'evil.example:443', 'app.example@evil.example', 'app.example.evil.example'],
  ...['app.example%40evil.example', 'evil.example%23.app.example', '[::1]', '2130706433', 'alert(1)'],
]
const ends = [
  '',
  '/',
  '/websites',
  '\\websites',
  '?next=//evil.example',
  '#@app.example',
  '%0d%0a%0d%0a',
  ' ',
  '/../websites',
]

describe('[2.7] after signing in nobody is led elsewhere', () => {
  const claims = beginnings.flatMap((beginning) =>
    hosts.flatMap((host) => ends.map((end) => `${beginning}${host}${end}`)),
  )
  const places = claims.map((claim) => [claim, safeNext(claim, origin)] as const)

  it(`by any of ${claims.length} addresses: each ends at a path of the app`, () => {
    const wrong = places.filter(([, place]) => {
      const url = URL.parse(place, origin)
      const isPlain = /^\/(?![/\\])[^\s\\?#]*(?:\?[\x21-\x7e]*)?$/.test(place)
      return url?.origin !== origin || !isAppPath(url.pathname) || !isPlain
    })
    expect(wrong).toEqual([])
  })

  it('as browsers read an address bar: what was decoded once more ends there as well', () => {
    for (const [claim] of places) {
      const params = new URLSearchParams({ next: claim })
      const place = safeNext(new URLSearchParams(params.toString()).get('next'), origin)
      expect(URL.parse(place, origin)?.origin).toBe(origin)
    }
  })

  it('and some of them do lead to a path, so that it is this that is tried', () => {
    expect(new Set(places.map(([, place]) => place)).size).toBeGreaterThan(5)
  })
})
