import { expect, test } from 'vitest'
import { createFixtureDial, createPublicDial } from './dial.ts'

const { signal } = new AbortController()
const publicly = createPublicDial(async () => ['93.184.216.34'])

test.each([
  ...['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://017700000001/', 'http://127.1/'],
  ...['http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:a00:1]/', 'http://[64:ff9b::a00:1]/'],
  ...[
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
  ],
  ...[
    'http://localhost/',
    'http://app.localhost/',
    'http://printer.local/',
    'http://metadata.google.internal/',
  ],
  ...['http://intranet/', 'http://rook.example:8080/', 'http://rook.example:22/', 'https://rook.example:80/'],
  ...[
    'http://ann:secret@rook.example/',
    'http://ann@rook.example/',
    'ftp://rook.example/',
    'file:///etc/passwd',
  ],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'gopher://rook.example/',
    'http://localhost./',
    'http://①②⑦.⓪.⓪.①/',
  ],
])('[T26] %s is not asked for, neither outside nor of fixtures', async (url) => {
  expect(await publicly(new URL(url), signal)).toBeUndefined()
  expect(await createFixtureDial(1)(new URL(url), signal)).toBeUndefined()
})

test('[T26] a connection is made to the very address that was looked at, and names are looked up once', async () => {
  let asked = 0
  const answers = [['93.184.216.34'], ['127.0.0.1']]
  const dial = createPublicDial(async () => answers[asked++] ?? [])
  const url = new URL('https://rook.example/prices')
  expect(await dial(url, signal)).toEqual({ address: '93.184.216.34', port: 443, isSecure: true })
  expect(asked).toBe(1)
  expect(await dial(url, signal)).toBeUndefined()
})

test('[T26] a name with one closed address among public ones is not asked for', async () => {
  const dial = (addresses: readonly string[]) =>
    createPublicDial(async () => addresses)(new URL('http://rook.example'), signal)
  expect(await dial(['93.184.216.34', '10.0.0.7'])).toBeUndefined()
  expect(await dial(['2606:4700::1', '::ffff:10.0.0.7'])).toBeUndefined()
  expect(await dial([])).toBeUndefined()
})
