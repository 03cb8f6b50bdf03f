import { connect } from 'node:tls'
import type { DomainTarget } from '@shingle/shared/domain/records.ts'
import type { EnsureCertificate } from './ensure-certificate.ts'

const [httpsPort, waitMs] = [443, 30_000]

const isProvedBy = (address: string, name: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: address, port, servername: name, timeout: waitMs })
    const end = (isProved: boolean) => {
      socket.destroy()
      resolve(isProved)
    }
    socket.once('secureConnect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })

/**
 * Where a proxy in front makes the certificates when it is asked by a name for the first time: asks it, as a browser
 * would, at the deployment's own addresses and nowhere else.
 */
export const createFrontCertificate =
  ({ addresses }: Pick<DomainTarget, 'addresses'>, port = httpsPort): EnsureCertificate =>
  async ({ held }, withWww) => {
    const [address] = addresses
    if (held === undefined || address === undefined) return false
    const isThere = await isProvedBy(address, held, port)
    // The other name is made too, and keeps nobody waiting.
    if (withWww) await isProvedBy(address, `www.${held}`, port)
    return isThere
  }
