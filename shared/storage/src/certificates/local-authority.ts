import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A certificate and its key, as PEM. */
export interface IssuedCertificate {
  readonly chain: string
  readonly key: string
  readonly expiresAt: Date
}

/** Makes a certificate for some names, the first of which is the domain; throws where it is refused. */
export type IssueCertificate = (names: readonly string[]) => Promise<IssuedCertificate>

/** The file, in the folder for it, that a browser is told to trust. */
export const authorityFile = 'authority.pem'
const keyFile = 'authority-key.pem'

// Large, and needed by nobody who connects no domain.
const loadIssuing = () => import('./issue-x509.ts')

const openAuthority = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  try {
    return { certificate: await read(authorityFile), key: await read(keyFile) }
  } catch {
    const made = await (await loadIssuing()).makeAuthority()
    await writeFile(join(folder, keyFile), made.key, { mode: 0o600 })
    await writeFile(join(folder, authorityFile), made.certificate)
    return made
  }
}

/**
 * An authority of this machine's own, kept in a folder, so that https can be tried without asking anybody: browsers trust
 * it once they are told to.
 */
export const createLocalAuthority = (folder: string): IssueCertificate => {
  let opening: ReturnType<typeof openAuthority> | undefined
  return async (names) => {
    opening ??= openAuthority(folder)
    const authority = await opening
    const { certificate, key, expiresAt } = await (await loadIssuing()).issueBy(authority, names)
    return { chain: `${certificate}\n${authority.certificate}`, key, expiresAt }
  }
}
