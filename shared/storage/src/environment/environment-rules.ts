import { isThisMachine } from '@shingle/shared/origins/origins.ts'
import { isHostBelow } from '../hosts/is-host-below.ts'

/** What of the environment the rules are about. */
interface Ruled {
  readonly APP_ORIGIN?: string | undefined
  readonly SITES_ORIGIN?: string | undefined
  readonly USERCONTENT_ORIGIN?: string | undefined
  readonly SMTP_URL?: string | undefined
  readonly IMPORT_FIXTURES?: number | undefined
  readonly DNS_STAGE?: number | undefined
  readonly HTTPS_PORT?: number | undefined
  readonly ACME_DIRECTORY?: string | undefined
}

type Origins = Pick<Ruled, 'APP_ORIGIN' | 'SITES_ORIGIN' | 'USERCONTENT_ORIGIN'>
type Reach = Origins & Pick<Ruled, 'SMTP_URL'>

const openToOthers = ({ APP_ORIGIN, SITES_ORIGIN, USERCONTENT_ORIGIN }: Origins, host: string) => {
  const hosts = Object.entries({ APP_ORIGIN, SITES_ORIGIN, USERCONTENT_ORIGIN }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, new URL(value).hostname] as const],
  )
  return [['HOST', host] as const, ...hosts].find(([, name]) => !isThisMachine(name))
}

/** Without a mail server the codes stand at /dev/outbox, for everybody who reaches it: throws where others do. */
export const requireMailServer = ({ SMTP_URL, ...reach }: Reach, host: string): void => {
  const open = openToOthers(reach, host)
  if (SMTP_URL !== undefined || open === undefined) return
  throw new Error(
    `${open[0]} lets others in (${open[1]}), who would read every sign-in code at /dev/outbox: set SMTP_URL and MAIL_FROM, or keep HOST and the origins to this machine.`,
  )
}

/** A server on this machine that stands for all others is a stage, and leads into its own net: throws where others come in. */
export const refuseFixtures = (
  {
    IMPORT_FIXTURES,
    DNS_STAGE,
    HTTPS_PORT,
    ACME_DIRECTORY,
    ...reach
  }: Origins & Pick<Ruled, 'IMPORT_FIXTURES' | 'DNS_STAGE' | 'HTTPS_PORT' | 'ACME_DIRECTORY'>,
  host: string,
): void => {
  const open = openToOthers(reach, host)
  if (open === undefined) return
  const refuse = (name: string, does: string): never => {
    throw new Error(
      `${name} is for tests on this machine: it has ${does} from here, and ${open[0]} lets others in (${open[1]}). Leave it unset.`,
    )
  }
  if (IMPORT_FIXTURES !== undefined) refuse('IMPORT_FIXTURES', 'every page read')
  if (DNS_STAGE !== undefined) refuse('DNS_STAGE', 'every domain told')
  if (HTTPS_PORT !== undefined && ACME_DIRECTORY === undefined)
    refuse('HTTPS_PORT', 'certificates that only this machine trusts')
}

/** Certificates that nobody answers with are ordered for nothing: throws where nobody does. */
export const requireAnswering = ({
  ACME_DIRECTORY,
  HTTPS_PORT,
}: Pick<Ruled, 'ACME_DIRECTORY' | 'HTTPS_PORT'>): void => {
  if (ACME_DIRECTORY === undefined || (HTTPS_PORT ?? 0) !== 0) return
  throw new Error(
    'ACME_DIRECTORY cannot be used: it needs HTTPS_PORT, at which connected domains are answered with the certificates.',
  )
}

/** What owners embed may not be of one site with what signs people in; cookies know no ports: throws where it is. */
export const requireApart = ({ APP_ORIGIN, SITES_ORIGIN, USERCONTENT_ORIGIN }: Origins): void => {
  const [app, sites, content] = [APP_ORIGIN, SITES_ORIGIN, USERCONTENT_ORIGIN].map((one) =>
    one === undefined ? undefined : new URL(one).hostname,
  )
  if (app !== undefined && app === sites)
    throw new Error(
      `SITES_ORIGIN cannot be used: published websites need another host than the app (${app}).`,
    )
  for (const host of [app, sites]) {
    if (host === undefined || content === undefined) continue
    const isOne = host === content
    if (isOne || (!isThisMachine(host) && (isHostBelow(content, host) || isHostBelow(host, content))))
      throw new Error(
        `USERCONTENT_ORIGIN cannot be used: what owners embed needs a domain of its own, neither ${host} nor above or below it.`,
      )
  }
}

/** Nobody backs anything up where nobody could read it: throws where one is named without the other. */
export const requireBackupPair = ({
  BACKUP_FOLDER,
  BACKUP_KEY,
}: {
  readonly BACKUP_FOLDER?: string | undefined
  readonly BACKUP_KEY?: string | undefined
}): void => {
  if (BACKUP_FOLDER !== undefined && BACKUP_KEY === undefined)
    throw new Error(
      'BACKUP_FOLDER needs BACKUP_KEY beside it: what seals the backups, 32 random bytes in base64 (`openssl rand -base64 32`). Keep it where the backups are not.',
    )
  if (BACKUP_KEY !== undefined && BACKUP_FOLDER === undefined)
    throw new Error('BACKUP_KEY needs BACKUP_FOLDER beside it: where the backups go.')
}
