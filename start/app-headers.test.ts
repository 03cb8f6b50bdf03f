import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OfferedElsewhere } from '@shingle/shared/origins/app-policy.ts'
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
  const connects = (offers: OfferedElsewhere) =>
    /connect-src [^;]*/.exec(appHeaders(origins, offers)['content-security-policy'] ?? '')?.[0]
  expect([connects({}), connects({ google: true }), connects({ analytics: true })]).toEqual([
    "connect-src 'self' wss://app.example",
    "connect-src 'self' wss://app.example https://accounts.google.com/gsi/",
    "connect-src 'self' wss://app.example https://www.google-analytics.com/g/collect",
  ])
  expect(appHeaders(origins, { analytics: true })['content-security-policy']).toContain("script-src 'self';")
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
