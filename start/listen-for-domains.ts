import type { RequestListener } from 'node:http'
import { createChooseContext } from '@shingle/storage/certificates/choose-context.ts'
import type { DomainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { openSecureServer } from '@shingle/storage/network/open-server.ts'
import type { Db } from 'mongodb'
import { listen } from './listen.ts'

interface DomainGround {
  readonly db: Db
  readonly secret: Uint8Array
  readonly clock: () => Date
  readonly domainSettings: DomainSettings
}

/** Answers connected domains by https, where this process is to; the answer ends that. */
export const listenForDomains = async (
  ground: DomainGround,
  { host, handle }: { readonly host: string | undefined; readonly handle: RequestListener },
): Promise<() => Promise<void>> => {
  const { httpsPort } = ground.domainSettings
  if (httpsPort === undefined) return async () => undefined
  const server = openSecureServer(createChooseContext(ground), handle)
  await listen(server, httpsPort, host)
  return async () => {
    server.close()
    server.closeAllConnections()
  }
}
