import { openOutside } from '@shingle/storage/outside/open-outside.ts'
import { afterAll, expect, test } from 'vitest'
import { sendPage, startWeb } from '../import/testing/start-web.ts'
import { createFindOneClick } from './find-one-click.ts'

const json = (value: object) => (_: unknown, response: Parameters<typeof sendPage>[0]) =>
  sendPage(response, JSON.stringify(value), 'application/json')
const settings = { urlSyncUX: 'https://dns.host.example', urlAPI: 'https://api.host.example' }
const web = await startWeb({
  'api.host.example/v2/rosebank.example/settings': json(settings),
  'api.host.example/v2/unknown.example/settings': json({ ...settings, urlAPI: 'https://none.example' }),
  'api.host.example/v2/plain.example/settings': json({ ...settings, urlSyncUX: 'javascript:alert(1)' }),
  'api.host.example/v2/html.example/settings': '<!doctype html>',
  'api.host.example/v2/domainTemplates/providers/app.example/services/website': json({
    serviceId: 'website',
  }),
})
afterAll(() => web.close())
const find = createFindOneClick(
  openOutside({ IMPORT_FIXTURES: web.port }, 'https://app.example').fetchOutside,
  'app.example',
)
const records = [
  { type: 'A', name: '@', content: '203.0.113.20' },
  { type: 'CNAME', name: 'www', content: 'sites.example' },
  { type: 'TXT', name: '_shingle-verify', content: 'abc' },
] as const
const ask = (zone: string, provider: readonly string[] = ['api.host.example']) =>
  find({ name: zone, zone, provider, records })

test('[2.domain] a provider that speaks Domain Connect and knows our template sets the records by itself', async () => {
  expect(await ask('rosebank.example')).toBe(
    'https://dns.host.example/v2/domainTemplates/providers/app.example/services/website/apply?domain=rosebank.example&ip=203.0.113.20&target=sites.example&proof=abc',
  )
  const below = await find({
    name: 'shop.rosebank.example',
    zone: 'rosebank.example',
    provider: ['api.host.example'],
    records,
  })
  expect(below).toContain('&host=shop&')
})

test('[2.domain] where the deployment has an IPv6 address the provider sets that too', async () => {
  const both = [...records, { type: 'AAAA', name: '@', content: '2001:db8::20' } as const]
  const zone = 'rosebank.example'
  const url = await find({ name: zone, zone, provider: ['api.host.example'], records: both })
  const said = new URL(url ?? '').searchParams
  expect([said.get('ip'), said.get('ip6'), said.get('proof')]).toEqual([
    ...['203.0.113.20', '2001:db8::20', 'abc'],
  ])
})

test.each([
  ['does not know our template', 'unknown.example', undefined],
  ['leads to a script', 'plain.example', undefined],
  ['sends a page', 'html.example', undefined],
  ['is not there', 'rosebank.example', ['nobody.example']],
  ['is no host', 'rosebank.example', ['user@127.0.0.1:80']],
  ['is in our own net', 'rosebank.example', ['localhost']],
  ['is none', 'rosebank.example', []],
])('[security 2.7] a provider that %s is not offered', async (_, zone, provider) => {
  expect(await ask(zone, provider)).toBeNull()
})
