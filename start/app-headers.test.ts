import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { expect, test } from 'vitest'
import { appHeaders } from './app-headers.ts'

const origins = {
  app: 'https://app.example',
  sites: 'https://sites.example',
  usercontent: 'https://usercontent.example.net',
}

test('[2.1.origins] the app may run its own scripts alone, be framed by nobody and use no device', () => {
  const headers = appHeaders(origins)
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob:;")
  expect(headers['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types page",
  )
  expect(headers).toMatchObject({
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=31536000',
  })
  const connects = (google: boolean) =>
    /connect-src [^;]*/.exec(appHeaders(origins, { google })['content-security-policy'] ?? '')?.[0]
  expect([connects(false), connects(true)]).toEqual([
    "connect-src 'self' wss://app.example",
    "connect-src 'self' wss://app.example https://accounts.google.com/gsi/",
  ])
  expect(appHeaders(localOrigins(3000))).not.toHaveProperty('strict-transport-security')
})

test('[2.1.origins] Caddy sends the same headers with the files that it serves itself', async () => {
  const file = await readFile(join(import.meta.dirname, '..', 'docs', 'Caddyfile'), 'utf8')
  const stated = file
    .replaceAll('{$APP_HOST}', 'app.example')
    .replaceAll('{$USERCONTENT_HOST}', 'usercontent.example.net')
  const [, block = ''] = /\(app_headers\) \{\s+header \{\n([^}]*)\}/.exec(stated) ?? []
  const lines = block
    .trim()
    .split('\n')
    .map((line) => /^\s*([a-z-]+) "(.*)"$/.exec(line)?.slice(1) ?? [line])
  expect(Object.fromEntries(lines)).toEqual(appHeaders(origins))
  expect(stated.match(/import app_headers/g)).toHaveLength(2)
})
