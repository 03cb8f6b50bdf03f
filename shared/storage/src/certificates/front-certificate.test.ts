import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer as createPlainServer } from 'node:net'
import { createServer, type TlsOptions } from 'node:tls'
import { expect, test } from 'vitest'
import { createFrontCertificate } from './front-certificate.ts'
import { issueBy, makeAuthority } from './issue-x509.ts'

const row = { held: 'rosebank.test', zone: 'rosebank.test', websiteId: 'website', userId: 'ann' }

/** Whether a domain is said to have its certificate at a port: while it is new, and while it is connected. */
const hasAt = async (port: number) => {
  const ensure = createFrontCertificate({ addresses: ['127.0.0.1'] }, port)
  return [await ensure(row, false), await ensure(row, false, { isConnected: true })]
}

const hasBehind = async (options: TlsOptions) => {
  const server = createServer(options)
  server.on('tlsClientError', () => undefined)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const has = await hasAt((server.address() as AddressInfo).port)
  server.close()
  return has
}

test('[4.certificate] a domain has no certificate where the proxy in front has one that nobody trusts, or none', async () => {
  const { certificate: cert, key } = await issueBy(await makeAuthority(), ['rosebank.test'])
  expect([await hasBehind({ cert, key }), await hasBehind({})]).toEqual([
    [false, false],
    [false, false],
  ])
})

test('[4.certificate] a connected domain is taken to have its certificate while nobody is there to be asked', async () => {
  const taken = createPlainServer()
  await once(taken.listen(0, '127.0.0.1'), 'listening')
  const { port } = taken.address() as AddressInfo
  await new Promise((resolve) => taken.close(resolve))
  expect(await hasAt(port)).toEqual([false, true])
})
