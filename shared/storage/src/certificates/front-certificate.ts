import { connect } from 'node:tls'
import type { DomainTarget } from '@shingle/shared/domain/records.ts'
import type { EnsureCertificate } from './ensure-certificate.ts'

const [httpsPort, waitMs] = [443, 30_000]

/** What a handshake came to: the name was proved, or not, or there was nobody to ask. */
type Handshake = 'proved' | 'unproved' | 'unreached'

/** Whether it was the network, and nothing that was said in the handshake; an alert is told as an error of the connection too. */
const isOfNetwork = ({ code, syscall }: NodeJS.ErrnoException): boolean =>
  code === 'ECONNRESET' || (syscall !== undefined && code !== 'EPROTO')

const shakeHands = (address: string, name: string, port: number): Promise<Handshake> =>
  new Promise((resolve) => {
    const socket = connect({ host: address, port, servername: name, timeout: waitMs })
    const end = (came: Handshake) => {
      socket.destroy()
      resolve(came)
    }
    socket.once('secureConnect', () => end('proved'))
    socket.once('error', (error) => end(isOfNetwork(error) ? 'unreached' : 'unproved'))
    socket.once('timeout', () => end('unreached'))
  })

/**
 * Where a proxy in front makes the certificates when it is asked by a name for the first time: asks it, as a browser
 * would, at the deployment's own addresses and nowhere else.
 */
export const createFrontCertificate =
  ({ addresses }: Pick<DomainTarget, 'addresses'>, port = httpsPort): EnsureCertificate =>
  async ({ held }, withWww, { isConnected = false } = {}) => {
    const [address] = addresses
    if (held === undefined || address === undefined) return false
    const came = await shakeHands(address, held, port)
    // The other name is made too, and keeps nobody waiting.
    if (withWww) await shakeHands(address, `www.${held}`, port)
    return came === 'proved' || (isConnected && came === 'unreached')
  }
