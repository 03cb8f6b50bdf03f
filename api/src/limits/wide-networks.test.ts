import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { sendCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { startImportEndpoint } from '@shingle/shared/import/endpoints.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi({ trustsProxy: true })
afterAll(() => api.close())

/** One of the 256 networks of a customer, and another customer. */
const line = (at: number) => `2001:db8:1:${(at << 8).toString(16)}::1`
const elsewhere = '2001:db8:2::1'
const from = (address: string) => ({ 'x-forwarded-for': address })
const useUp = async (limit: string, points: number) => {
  const key = countedKey(api.options.secret, limit, '2001:db8:1')
  const { matchedCount } = await api.db.collection('RateLimits').updateOne({ key }, { $set: { points } })
  expect(matchedCount).toBe(1)
}

describe('[T30] whoever was given 256 networks', () => {
  test('is mailed so many codes by all of them together', async () => {
    const ask = async (email: string, address: string) =>
      (await api.ask(sendCodeEndpoint, { body: { email }, headers: from(address) })).status
    expect(await ask('one@example.com', line(1))).toBe(200)
    await useUp('codes-per-wide-network', 400)
    expect([await ask('two@example.com', line(2)), await ask('two@example.com', elsewhere)]).toEqual([
      429, 200,
    ])
  })

  test('has so many links read by all of them together', async () => {
    const start = async (address: string) => {
      const body = { link: 'https://rook.example/' }
      return (await api.ask(startImportEndpoint, { body, headers: from(address) })).status
    }
    expect(await start(line(1))).toBe(202)
    await useUp('imports-per-wide-network', 120)
    expect([await start(line(2)), await start(elsewhere)]).toEqual([429, 202])
  })

  test('takes turns as one: only what is counted goes by a single network', () => {
    const root = join(import.meta.dirname, '..')
    const found = execFileSync('git', ['grep', '-lw', 'networkOf', '--', '*.ts'], {
      cwd: root,
      encoding: 'utf8',
    })
    const files = found
      .trim()
      .split('\n')
      .filter((file) => !file.includes('.test'))
    expect(files.sort()).toEqual([
      'account/code-allowance.ts',
      'limits/count-address.ts',
      'limits/count-start.ts',
      'limits/count-stranger-mail.ts',
      'password/password-allowance.ts',
    ])
  })
})
