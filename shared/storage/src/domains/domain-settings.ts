import type { DomainTarget } from '@shingle/shared/domain/records.ts'
import { isThisMachine, type Origins } from '@shingle/shared/origins/origins.ts'

/** What the environment says of domains. */
export interface DomainChoices {
  /** The addresses at which this deployment answers for domains of owners. */
  DOMAIN_ADDRESSES?: readonly string[] | undefined
  /** The port at which this process answers by https with the certificates that it makes itself; none where 0. */
  HTTPS_PORT?: number | undefined
  /** The port at which this process answers connected domains by http: leads to https, and proves to an authority that they lead here. */
  HTTP_PORT?: number | undefined
  /** The address at which both listen. */
  DOMAIN_HOST?: string | undefined
  /** The directory of an authority that speaks ACME, which makes the certificates. */
  ACME_DIRECTORY?: string | undefined
  /** A port of this machine where a DNS server stands for all others: for tests alone. */
  DNS_STAGE?: number | undefined
}

/** Where domains are to lead, and whether they are those of a stage; undefined where none can be connected. */
export interface DomainSettings {
  readonly target: DomainTarget | undefined
  /** Whether names count that are kept for examples. */
  readonly isStage: boolean
  /** Whether all of the deployment is on this machine. */
  readonly isLocal: boolean
  /** Whether a proxy in front makes the certificates, and has them. */
  readonly isCertifiedInFront: boolean
  /** The port of https that is this deployment's own; undefined where somebody in front answers by https. */
  readonly httpsPort: number | undefined
  /** Where connected domains are answered by http, beside where all else is. */
  readonly httpPort: number | undefined
  /** The address at which connected domains are answered; undefined where it is that of all else. */
  readonly host: string | undefined
  /** The directory of the authority that certificates are ordered from; undefined where there is none. */
  readonly acmeDirectory: string | undefined
  /** Where this deployment asks itself whether it answers at a domain. */
  readonly checkedAt: { readonly port: number; readonly isSecure: boolean }
  /** The one origin of a connected domain. */
  readonly originOf: (domainName: string) => string
}

/** An address as DNS answers write it. */
const asAnswered = (address: string): string =>
  address.includes(':') ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address

const [usualPort, plainUsualPort] = [443, 80]
/** What Caddy shows an authority. */
const methodsInFront = ['http-01', 'tls-alpn-01'] as const
const thisMachine = ['127.0.0.1'] as const

/** Where domains of owners are to lead: where the deployment says, else to this machine where all of it is here. */
export const domainSettings = (choices: DomainChoices, origins: Origins): DomainSettings => {
  const { DOMAIN_ADDRESSES: named, DNS_STAGE, HTTPS_PORT } = choices
  const hostName = new URL(origins.sites).hostname
  const isLocal = isThisMachine(hostName)
  const addresses = named?.map(asAnswered) ?? (isLocal ? thisMachine : undefined)
  const httpsPort = HTTPS_PORT === 0 ? undefined : HTTPS_PORT
  const port = httpsPort === undefined || httpsPort === usualPort ? '' : `:${httpsPort}`
  // On a machine where nobody answers by https a domain is tried by http.
  const isPlain = httpsPort === undefined && isLocal
  const { port: plainPort } = new URL(origins.sites)
  return {
    // Where this process answers domains itself they are at an address of their own, where none of the origins is.
    target:
      addresses &&
      (choices.ACME_DIRECTORY === undefined
        ? { addresses, hostName, methods: methodsInFront }
        : { addresses, hostName: null }),
    isCertifiedInFront: addresses !== undefined && !isLocal && choices.ACME_DIRECTORY === undefined,
    ...{ isLocal, isStage: DNS_STAGE !== undefined, httpsPort, acmeDirectory: choices.ACME_DIRECTORY },
    ...{ httpPort: choices.HTTP_PORT || undefined, host: choices.DOMAIN_HOST },
    checkedAt:
      isLocal || choices.ACME_DIRECTORY !== undefined
        ? {
            port: choices.HTTP_PORT || (isLocal && Number(plainPort)) || plainUsualPort,
            isSecure: false,
          }
        : { port: usualPort, isSecure: true },
    originOf: (name) =>
      isPlain ? `http://${name}${plainPort && `:${plainPort}`}` : `https://${name}${port}`,
  }
}
