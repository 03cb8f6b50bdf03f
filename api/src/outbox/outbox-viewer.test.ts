import { createServer } from 'node:http'
import { createOutboxMailSender } from '@shingle/storage/mail/outbox-mail-sender.ts'
import { beforeAll, expect, test } from 'vitest'
import { createApi } from '../create-api.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { listen } from '../testing/start-test-api.ts'

const { api } = await openTestApi()

beforeAll(async () => {
  await createOutboxMailSender(api.db, api.options.clock).send({
    ...{ id: '0'.repeat(24), to: 'ann@example.com', subject: 'K7M-2P9 is your Shingle code' },
    ...{ html: '<p>K7M-2P9</p>', text: 'K7M-2P9' },
  })
})

test('[1.outbox] the newest mail stands first, its code to be copied, its mail in a frame that can do nothing', async () => {
  await createOutboxMailSender(api.db, api.options.clock).send({
    id: '1'.repeat(24),
    to: 'owner@example.com',
    subject: '<img src=x onerror=alert(1)>',
    html: '<script>alert(1)</script>',
    text: '',
    replyTo: 'vera@example.com',
  })
  const page = await api.call('/dev/outbox')
  expect(page.text).toContain('<code>K7M-2P9</code>')
  expect(page.text).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page.text).not.toContain('<img src=x')
  expect(page.text.indexOf('owner@example.com')).toBeLessThan(page.text.indexOf('ann@example.com'))
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  const [path = ''] = /\/dev\/outbox\/[0-9a-f]{24}/.exec(page.text) ?? []
  const mail = await api.call(path)
  expect(mail.text).toBe('<script>alert(1)</script>')
  expect(mail.headers.get('content-security-policy')).toBe(
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups",
  )
  const twin = await api.call('/dev/outbox/000000000000000000000000/text')
  expect([twin.text, twin.headers.get('content-type')]).toEqual(['K7M-2P9', 'text/plain; charset=utf-8'])
  expect(page.text).toContain('href="/dev/outbox/000000000000000000000000/text"')
  expect((await api.call('/dev/outbox.js')).headers.get('content-type')).toContain('javascript')
})

test('[1.outbox] no other site and nobody behind a proxy reads it, and with a mail server there is none', async () => {
  for (const site of ['cross-site', 'same-site']) {
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' }
    expect((await api.call('/dev/outbox', { headers })).status).toBe(404)
  }
  for (const name of ['x-forwarded-for', 'x-real-ip', 'x-forwarded-proto', 'forwarded', 'via']) {
    const headers = { [name]: '192.0.2.2' }
    expect((await api.call('/dev/outbox', { headers })).status, name).toBe(404)
  }
  const server = createServer(createApi({ ...api.options, hasOutbox: false }).callback())
  const port = await listen(server)
  expect((await fetch(`http://127.0.0.1:${port}/dev/outbox`)).status).toBe(404)
  await new Promise((resolve) => server.close(resolve))
})

test('[2.2.headers] every answer carries the app’s policy, https adds what only https can', async () => {
  const { headers } = await api.call('/health')
  const policy = headers.get('content-security-policy') ?? ''
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]) {
    expect(policy).toContain(part)
  }
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=(), payment=()')
  const origins = { ...api.options.origins, app: 'https://app.example' }
  const server = createServer(createApi({ ...api.options, origins }).callback())
  const port = await listen(server)
  const asked = await fetch(`http://127.0.0.1:${port}/api/login/otp/generate`, {
    method: 'POST',
    headers: { origin: 'https://app.example', 'x-shingle': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'https@example.com' }),
  })
  expect(asked.headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(asked.headers.getSetCookie().join()).toMatch(
    /^__Host-sign-in=.*; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  )
  await new Promise((resolve) => server.close(resolve))
})
