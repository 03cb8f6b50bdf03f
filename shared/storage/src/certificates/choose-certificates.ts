import { isThisMachine } from '@shingle/shared/origins/origins.ts'
import type { DomainSettings } from '../domains/domain-settings.ts'
import {
  type CertificatePorts,
  createEnsureCertificate,
  type EnsureCertificate,
} from './ensure-certificate.ts'
import { createFrontCertificate } from './front-certificate.ts'
import { createLocalAuthority } from './local-authority.ts'

/** Who makes the certificates of a deployment. */
export interface ChosenCertificates {
  readonly ensureCertificate: EnsureCertificate
  /** As CAA records name them; empty where nobody has to be allowed. */
  readonly authorities: readonly string[]
}

/** What Caddy asks, in this order. */
const frontAuthorities = ['letsencrypt.org', 'zerossl.com', 'sectigo.com'] as const

/** An authority of this machine where all of the deployment is here, else the proxy in front. */
export const chooseCertificates = (
  { target }: DomainSettings,
  ports: Omit<CertificatePorts, 'issue'> & { readonly authorityFolder: string },
): ChosenCertificates =>
  target === undefined || isThisMachine(target.hostName)
    ? {
        ensureCertificate: createEnsureCertificate({
          ...ports,
          issue: createLocalAuthority(ports.authorityFolder),
        }),
        authorities: [],
      }
    : { ensureCertificate: createFrontCertificate(target), authorities: frontAuthorities }
