import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { issueBy, makeAuthority } from '../certificates/issue-x509.ts'
import { withDomainCheck } from '../network/answer-domain-check.ts'
import { createWhoAnswers } from './who-answers.ts'

const secret = new Uint8Array(32).fill(3)
const other: RequestListener = (_, response) => response.end('somebody else')
const ours = withDomainCheck(secret, other)

const target = { addresses: ['127.0.0.1'], hostName: null }

const askServer = async (server: Server, isSecure: boolean) => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const answerer = await createWhoAnswers(secret, { target, checkedAt: { port, isSecure } })('rosebank.test')
  server.close()
  return answerer
}

const askAt = async (listener: RequestListener, isSecure = false) => {
  if (!isSecure) return askServer(createServer(listener), false)
  const { certificate: cert, key } = await issueBy(await makeAuthority(), ['rosebank.test'])
  return askServer(createSecureServer({ cert, key }, listener), true)
}

test('[T36] before a domain is connected the deployment asks itself whether it answers there', async () => {
  expect([await askAt(ours), await askAt(ours, true)]).toEqual(['us', 'us'])
  expect(await askAt(other)).toBe('others')
})

test('[T36] a server that has no certificate for a domain is told from one that is not this deployment', async () => {
  expect(await askServer(createSecureServer({}, ours), true)).toBe('no-certificate')
  // As whoever expects http, and hears a handshake.
  expect(await askServer(createServer(ours), true)).not.toBe('us')
})

test.each<[string, RequestListener]>([
  ['says another deployment’s word', withDomainCheck(new Uint8Array(32).fill(4), other)],
  ['goes on without end', (_, response) => response.write('x'.repeat(10_000))],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])('[T36] what %s is not this deployment', async (_, listener) => {
  expect(await askAt(listener)).toBe('others')
})

test('[T36] where nobody listens nobody answers', async () => {
  const whoAnswers = createWhoAnswers(secret, { target, checkedAt: { port: 9, isSecure: false } })
  expect(await whoAnswers('rosebank.test')).toBe('others')
})
