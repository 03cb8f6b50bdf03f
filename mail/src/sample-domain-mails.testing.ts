import { domainConnectedMail } from './domain-connected.ts'
import { domainDisconnectedMail } from './domain-disconnected.ts'
import { domainFailedMail } from './domain-failed.ts'
import { domainFailingMail } from './domain-failing.ts'
import { domainGivenUpMail } from './domain-given-up.ts'
import { domainUnrenewedMail } from './domain-unrenewed.ts'
import { writeMail } from './write-mail.tsx'

const aDomain = {
  ...{ domain: 'bäckerei-müller.de', businessName: 'Bäckerei Müller' },
  domainUrl: 'https://xn--bckerei-mller-bfb28a.de',
  hasWww: true,
  wasConnected: false,
  unrenewedUntil: null,
  settingsUrl: 'https://shingle.example/designer?websiteId=0123456789abcdef01234567',
  why: 'The domain still points at its old home',
}

/** The mails of domains, as `sampleMails` has all of them. */
export const sampleDomainMails = {
  'domain connected': () => writeMail(domainConnectedMail, aDomain),
  'domain failing': () => writeMail(domainFailingMail, { ...aDomain, wasConnected: true }),
  'domain failed': () => writeMail(domainFailedMail, aDomain),
  'domain unrenewed': () =>
    writeMail(domainUnrenewedMail, {
      ...{ ...aDomain, wasConnected: true, unrenewedUntil: new Date('2026-12-05T09:00:00Z') },
      why: 'The authority did not get through to your website',
    }),
  'domain disconnected': () => writeMail(domainDisconnectedMail, aDomain),
  'domain given up': () => writeMail(domainGivenUpMail, aDomain),
} as const
