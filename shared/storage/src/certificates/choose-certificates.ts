import type { CertificateTrouble } from '@shingle/shared/domain/doctor/find-certificate.ts'
import type { DomainSettings } from '../domains/domain-settings.ts'
import { openCertificateOrders } from '../rows/certificate-orders.ts'
import { createAcmeAuthority, createAskAuthorities } from './acme/acme-authority.ts'
import { openCertificateBudget } from './certificate-budget.ts'
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
  /** Why a domain has none, where one was asked for. */
  readonly certificateTrouble: (domainName: string) => Promise<CertificateTrouble | undefined>
  /** As CAA records name them; none where nobody has to be allowed. */
  readonly askAuthorities: () => Promise<readonly string[]>
}

/** What Caddy asks, in this order. */
const frontAuthorities = ['letsencrypt.org', 'zerossl.com', 'sectigo.com'] as const

/** What choosing stands on. */
export interface ChoosingPorts extends Omit<CertificatePorts, 'issue' | 'budget'> {
  readonly authorityFolder: string
  /** Where an authority writes to, if anywhere. */
  readonly operatorMail?: string | undefined
}

/**
 * The authority that the deployment names; else one of this machine where all of the deployment is here; else the proxy in
 * front.
 */
export const chooseCertificates = (
  { target, isCertifiedInFront, acmeDirectory }: DomainSettings,
  ports: ChoosingPorts,
): ChosenCertificates => {
  const certificateTrouble = openCertificateOrders(ports.db, ports.clock).troubleOf
  if (acmeDirectory !== undefined) {
    const of = { ...ports, directory: acmeDirectory, contact: ports.operatorMail }
    return {
      certificateTrouble,
      ensureCertificate: createEnsureCertificate({
        ...{ ...ports, issue: createAcmeAuthority(of), budget: openCertificateBudget(ports) },
      }),
      askAuthorities: createAskAuthorities(acmeDirectory),
    }
  }
  if (target !== undefined && isCertifiedInFront)
    return {
      ensureCertificate: createFrontCertificate(target),
      // The proxy says nothing of why it made none; it tries again whenever it is asked.
      certificateTrouble: async () => ({ kind: 'unexplained', words: '', until: ports.clock() }),
      askAuthorities: async () => frontAuthorities,
    }
  return {
    certificateTrouble,
    ensureCertificate: createEnsureCertificate({
      ...ports,
      issue: createLocalAuthority(ports.authorityFolder),
    }),
    askAuthorities: async () => [],
  }
}
