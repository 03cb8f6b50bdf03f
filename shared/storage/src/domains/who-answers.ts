import { timingSafeEqual } from 'node:crypto'
import { request } from 'node:http'
import { request as requestSecure } from 'node:https'
import { domainCheckPath } from '@shingle/shared/paths/server-paths.ts'
import { domainWord } from '../network/answer-domain-check.ts'
import type { DomainSettings } from './domain-settings.ts'

/** Who answers at a domain: this deployment, nobody since there is no certificate for the handshake, or others, be it nobody. */
export type Answerer = 'us' | 'no-certificate' | 'others'

/**
 * Who answers at a domain, by asking at one of the addresses where this deployment's domains are to lead. Nothing else is
 * ever asked: where a domain leads, whoever has it says.
 */
export type WhoAnswers = (domainName: string) => Promise<Answerer>

interface Asked {
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
}

const [waitMs, answerMaximum] = [30_000, 200]

/** Whether the other side ended the handshake, as one does that has no certificate for a name. OpenSSL tells it in words alone. */
const isHandshakeRefused = ({ message }: Error): boolean => message.includes('SSL alert number')

/** What was said, nothing where nobody says it as it should be; undefined where the handshake was refused. */
const ask = (domainName: string, { host, port, isSecure }: Asked): Promise<string | undefined> =>
  new Promise((resolve) => {
    const options = {
      ...{ host, port, path: domainCheckPath, headers: { host: domainName }, agent: false },
      signal: AbortSignal.timeout(waitMs),
    }
    const asked = isSecure
      ? // Who answers is proved by what is answered; the certificate is looked at apart.
        requestSecure({ ...options, servername: domainName, rejectUnauthorized: false })
      : request(options)
    const end = (said: string | undefined) => {
      asked.destroy()
      resolve(said)
    }
    asked.on('error', (error) => end(isHandshakeRefused(error) ? undefined : ''))
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
export const createWhoAnswers =
  (secret: Uint8Array, { target, checkedAt }: Pick<DomainSettings, 'target' | 'checkedAt'>): WhoAnswers =>
  async (domainName) => {
    const [host] = target?.addresses ?? []
    if (host === undefined) return 'others'
    const said = await ask(domainName, { host, ...checkedAt })
    if (said === undefined) return 'no-certificate'
    return isSame(said, domainWord(secret, domainName)) ? 'us' : 'others'
  }
