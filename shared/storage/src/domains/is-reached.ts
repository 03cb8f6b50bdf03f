import { timingSafeEqual } from 'node:crypto'
import { request } from 'node:http'
import { request as requestSecure } from 'node:https'
import { domainCheckPath } from '@shingle/shared/paths/server-paths.ts'
import { domainWord } from '../network/answer-domain-check.ts'
import type { DomainSettings } from './domain-settings.ts'

/**
 * Whether this deployment answers at a domain, by asking at one of the addresses where its domains are to lead. Nothing
 * else is ever asked: where a domain leads, whoever has it says.
 */
export type IsReached = (domainName: string) => Promise<boolean>

interface Asked {
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
}

const [waitMs, answerMaximum] = [30_000, 200]

const ask = (domainName: string, { host, port, isSecure }: Asked): Promise<string> =>
  new Promise((resolve) => {
    const options = {
      ...{ host, port, path: domainCheckPath, headers: { host: domainName }, agent: false },
      signal: AbortSignal.timeout(waitMs),
    }
    const asked = isSecure
      ? // Who answers is proved by what is answered; the certificate is looked at apart.
        requestSecure({ ...options, servername: domainName, rejectUnauthorized: false })
      : request(options)
    const end = (said: string) => {
      asked.destroy()
      resolve(said)
    }
    asked.on('error', () => end(''))
    asked.on('response', (response) => {
      let said = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        said += part
        if (said.length > answerMaximum) end('')
      })
      response.on('end', () => end(response.statusCode === 200 ? said : ''))
      response.on('error', () => end(''))
    })
    asked.end()
  })

const isSame = (said: string, wanted: string): boolean =>
  said.length === wanted.length && timingSafeEqual(Buffer.from(said), Buffer.from(wanted))

/** Opens the asking: by http where this process answers that itself, and where a proxy in front does, by https. */
export const createIsReached =
  (secret: Uint8Array, { target, checkedAt }: Pick<DomainSettings, 'target' | 'checkedAt'>): IsReached =>
  async (domainName) => {
    const [host] = target?.addresses ?? []
    if (host === undefined) return false
    return isSame(await ask(domainName, { host, ...checkedAt }), domainWord(secret, domainName))
  }
