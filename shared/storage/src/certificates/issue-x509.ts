// Before the library, which is made of decorators that need it.
import 'reflect-metadata'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { productName } from '@shingle/shared/product/product.ts'

/** A certificate and its key, as PEM. */
export interface CertificateAndKey {
  readonly certificate: string
  readonly key: string
}

const dayMs = 24 * 60 * 60 * 1000
const [authorityDays, leafDays] = [3650, 90]
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

// The platform's own, by the library's types of it.
const { subtle } = cryptoProvider.get()
type PrivateKey = Parameters<typeof subtle.exportKey>[1]

const generateKeys = () => subtle.generateKey(algorithm, true, ['sign', 'verify'])

const pemOfKey = async (key: PrivateKey): Promise<string> =>
  PemConverter.encode(await subtle.exportKey('pkcs8', key), 'PRIVATE KEY')

const lasting = (days: number) => {
  const notBefore = new Date(Date.now() - dayMs)
  return { notBefore, notAfter: new Date(notBefore.getTime() + days * dayMs) }
}

/** Makes an authority that may sign certificates of servers, and nothing else. */
export const makeAuthority = async (): Promise<CertificateAndKey> => {
  const keys = await generateKeys()
  const certificate = await X509CertificateGenerator.createSelfSigned({
    ...{ name: `CN=${productName} on this machine`, keys, signingAlgorithm: algorithm },
    ...lasting(authorityDays),
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return { certificate: certificate.toString('pem'), key: await pemOfKey(keys.privateKey) }
}

/** Makes a certificate of a server for some names, signed by an authority. */
export const issueBy = async (
  authority: CertificateAndKey,
  names: readonly string[],
): Promise<CertificateAndKey & { readonly expiresAt: Date }> => {
  const issuer = new X509Certificate(authority.certificate)
  const pkcs8 = PemConverter.decodeFirst(authority.key)
  const signingKey = await subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign'])
  const [keys, { notBefore, notAfter }] = [await generateKeys(), lasting(leafDays)]
  const alternatives = names.map((value) => ({ type: 'dns' as const, value }))
  const certificate = await X509CertificateGenerator.create({
    ...{ subject: '', issuer: issuer.subject, notBefore, notAfter, signingKey },
    ...{ publicKey: keys.publicKey, signingAlgorithm: algorithm },
    extensions: [
      new SubjectAlternativeNameExtension(alternatives, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      await AuthorityKeyIdentifierExtension.create(issuer),
    ],
  })
  return {
    certificate: certificate.toString('pem'),
    key: await pemOfKey(keys.privateKey),
    expiresAt: notAfter,
  }
}
