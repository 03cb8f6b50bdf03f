import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { startDnsStage } from '../providers/dns/dns-stage.testing.ts'
import { createPublicDial } from './dial.ts'
import { createResolveHost } from './resolve-host.ts'

const stage = await startDnsStage()
afterAll(() => stage.close())
const resolve = createResolveHost([`127.0.0.1:${stage.port}`])
const { signal } = new AbortController()

test('[T26] a host has the addresses of both families, and one without any is an error', async () => {
  stage.set(
    'rook.test',
    '@ A 93.184.216.34\n@ A 93.184.216.35\n@ AAAA 2606:4700::1\nold A 10.0.0.7\nmail MX 10 @',
  )
  expect(await resolve('rook.test', signal)).toEqual(['93.184.216.34', '93.184.216.35', '2606:4700::1'])
  expect(await resolve('old.rook.test', signal)).toEqual(['10.0.0.7'])
  await expect(resolve('nobody.rook.test', signal)).rejects.toThrow()
  await expect(resolve('mail.rook.test', signal)).rejects.toThrow()
  const dial = createPublicDial(resolve)
  expect(await dial(new URL('https://old.rook.test'), signal)).toBeUndefined()
  expect(await dial(new URL('https://rook.test'), signal)).toMatchObject({ address: '93.184.216.34' })
})

test('[T26] names of silent servers hold up neither other names nor files, and asking for them ends with whoever asked', async () => {
  stage.set('silent.test', '@ A 93.184.216.34', { isMute: true })
  stage.set('honest.test', '@ A 93.184.216.34')
  const asker = new AbortController()
  let ended = 0
  const silent = Array.from({ length: 48 }, (_, at) =>
    resolve(`host-${at}.silent.test`, asker.signal).finally(() => {
      ended += 1
    }),
  )
  const all = Promise.allSettled(silent)
  expect(await resolve('honest.test', signal)).toEqual(['93.184.216.34'])
  expect((await readFile(import.meta.filename)).length).toBeGreaterThan(0)
  expect(ended).toBe(0)
  asker.abort()
  expect((await all).filter(({ status }) => status === 'rejected')).toHaveLength(48)
  await expect(resolve('honest.test', asker.signal)).rejects.toThrow()
})
