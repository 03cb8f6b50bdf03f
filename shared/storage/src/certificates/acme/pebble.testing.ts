import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../embedded-mongo/free-port.ts'
import { issueBy, makeAuthority } from '../issue-x509.ts'

/** Whether this machine has pebble, Let's Encrypt's authority for tests: Debian calls the package so. */
export const hasPebble = ((): boolean => {
  try {
    execFileSync('pebble', ['-h'], { stdio: 'ignore' })
    return true
  } catch (error) {
    // It knows no question that ends well: what matters is that it answers.
    return error instanceof Error && 'status' in error && typeof error.status === 'number'
  }
})()

const untilOpen = async (port: number): Promise<void> => {
  for (let tried = 0; tried < 100; tried += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
  throw new Error('Pebble does not open')
}

/** Makes what a server of this machine is known by over https, in a folder. */
export const makeIdentity = async (folder: string) => {
  const authority = await makeAuthority()
  const { certificate, key } = await issueBy(authority, ['localhost'])
  const files = {
    trusted: join(folder, 'ca.pem'),
    certificate: join(folder, 'cert.pem'),
    key: join(folder, 'key.pem'),
  }
  await writeFile(files.trusted, authority.certificate)
  await writeFile(files.certificate, `${certificate}\n${authority.certificate}`)
  await writeFile(files.key, key)
  return { files, trusted: authority.certificate, certificate, key }
}

/** Starts an authority of its own, which finds names by a DNS server of this machine and comes to one port of it. */
export const startPebble = async (given: { readonly dnsPort: number; readonly httpPort: number }) => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-pebble-'))
  const { files, trusted } = await makeIdentity(folder)
  const [port, managementPort] = [await freePort(), await freePort()]
  const pebble = {
    ...{ listenAddress: `127.0.0.1:${port}`, managementListenAddress: `127.0.0.1:${managementPort}` },
    ...{ certificate: files.certificate, privateKey: files.key, httpPort: given.httpPort, tlsPort: 1 },
    ...{ ocspResponderURL: '', externalAccountBindingRequired: false },
  }
  const file = join(folder, 'pebble.json')
  await writeFile(file, JSON.stringify({ pebble }))
  const asked = ['pebble', '-config', file, '-dnsserver', `127.0.0.1:${given.dnsPort}`]
  // It looks at once, and at every name anew.
  const child = spawn('env', ['PEBBLE_VA_NOSLEEP=1', 'PEBBLE_AUTHZREUSE=0', ...asked], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += String(part)
    })
  await untilOpen(port)
  await untilOpen(managementPort)
  const made = async (path: string): Promise<string> => {
    const asked = get({ host: 'localhost', port: managementPort, path, ca: trusted, agent: false })
    const [response] = await once(asked, 'response')
    return text(response)
  }
  return {
    directory: `https://localhost:${port}/dir`,
    /** What has to be trusted to ask it, as PEM and in a file. */
    trusted,
    trustedFile: files.trusted,
    /** The root of the certificates that it makes, and what signs them. */
    root: () => made('/roots/0'),
    intermediate: () => made('/intermediates/0'),
    /** Everything that it has said. */
    said: () => said,
    close: async () => {
      child.kill('SIGKILL')
      await rm(folder, { recursive: true })
    },
  }
}
