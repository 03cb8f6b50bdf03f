import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { issueBy, makeAuthority } from '../certificates/issue-x509.ts'
import { withDomainCheck } from '../network/answer-domain-check.ts'
import { createIsReached } from './is-reached.ts'

const secret = new Uint8Array(32).fill(3)
const other: RequestListener = (_, response) => response.end('somebody else')
const ours = withDomainCheck(secret, other)

const askAt = async (listener: RequestListener, isSecure = false) => {
  const identity = isSecure ? await issueBy(await makeAuthority(), ['rosebank.test']) : undefined
  const server = identity
    ? createSecureServer({ cert: identity.certificate, key: identity.key }, listener)
    : createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const target = { addresses: ['127.0.0.1'], hostName: null }
  const isReached = await createIsReached(secret, { target, checkedAt: { port, isSecure } })('rosebank.test')
  server.close()
  server.closeAllConnections()
  return isReached
}

test('[T36] before a domain is connected the deployment asks itself whether it answers there', async () => {
  expect([await askAt(ours), await askAt(ours, true)]).toEqual([true, true])
  expect(await askAt(other)).toBe(false)
})

test.each<[string, RequestListener]>([
  ['says another deployment’s word', withDomainCheck(new Uint8Array(32).fill(4), other)],
  ['goes on without end', (_, response) => response.write('x'.repeat(10_000))],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])('[T36] what %s is not this deployment', async (_, listener) => {
  expect(await askAt(listener)).toBe(false)
})

test('[T36] where nobody listens nobody answers', async () => {
  const target = { addresses: ['127.0.0.1'], hostName: null }
  const isReached = createIsReached(secret, { target, checkedAt: { port: 9, isSecure: false } })
  expect(await isReached('rosebank.test')).toBe(false)
})
