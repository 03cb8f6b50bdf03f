import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { handleOfText, sidePageIn } from '@shingle/shared/handle/handle-path.ts'
import { filePaths, formPaths, isBelow, tapPath, wordsPath } from '@shingle/shared/paths/server-paths.ts'
import { awayHeaders, databaseAway } from '@shingle/shared/problem/ask-again.ts'
import { isSidePath } from '@shingle/shared/side-page/shown-pages.ts'
import { isDatabaseAway } from '@shingle/storage/database/is-database-away.ts'
import type { HostHandler } from '@shingle/storage/hosts/by-host.ts'
import type { ServedDomain } from '@shingle/storage/hosts/host-lookup.ts'
import type { Logger } from 'pino'
import type { SendEmbed } from './embed/send-embed.ts'
import type { SendPicture } from './file/send-picture.ts'
import type { SendFont } from './font/send-font.ts'
import { leadToDomain } from './site/lead-to-domain.ts'
import { negotiateEncoding } from './site/negotiate-encoding.ts'
import type { ReadyPage } from './site/ready-page.ts'
import type { SendBeside } from './site/send-beside.ts'
import { isDomainFile, type SendDomainFile } from './site/send-domain-file.ts'
import { sendVariant } from './site/send-page.ts'
import type { SendSite } from './site/send-site.ts'
import type { SendText } from './site/send-text.ts'
import { isSitePath } from './site/site-path.ts'

interface Answerers {
  readonly absent: ReadyPage
  /** The page of a path where the website of a domain has nothing. */
  readonly lost: ReadyPage
  /** The page of a domain whose website was deleted or taken off. */
  readonly gone: ReadyPage
  readonly log: Logger
  readonly sendSite: SendSite
  readonly sendText: SendText
  readonly sendBeside: SendBeside
  readonly sendDomainFile: SendDomainFile
  readonly sendEmbed: SendEmbed
  readonly sendPicture: SendPicture
  readonly sendFont: SendFont
  /** Whether a proxy in front says how it was asked. */
  readonly trustsProxy: boolean
  readonly rest: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

interface AtWebsite {
  readonly path: string
  readonly handle: string | null
  readonly domain?: ServedDomain
}

const pictures = `${filePaths.pictures}/`
const files = Object.values(filePaths)
/** What the page of a website sends to. What mails and links lead to is at the one origin of all websites. */
const sentTo = [formPaths.section, tapPath]
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD'])

const pathOf = (url: string): string => {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** What sends the pages beside a page: below the address of a handle, and at the domain of one website. */
const besideSenders = ({ sendBeside }: Pick<Answerers, 'sendBeside'>) => ({
  sendBeside: async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    const asked = sidePageIn(path)
    return asked !== undefined && sendBeside(request, response, { ...asked, isDomain: false })
  },
  sendOwnBeside: (
    request: IncomingMessage,
    response: ServerResponse,
    { path, handle }: { readonly path: string; readonly handle: string },
  ): Promise<boolean> => sendBeside(request, response, { handle, path: path.slice(1), isDomain: true }),
})

/** Whether a path is one that the page of this website sends to. */
const isSentTo = (websiteId: string | undefined, path: string): boolean =>
  websiteId !== undefined &&
  isBelow(
    sentTo.map((one) => `${one}/${websiteId}`),
    path,
  )

/** Whether a path asks a website's domain for its words: where assistants look first, or as its page says. */
const isText = (handle: string, path: string): boolean => path === wordsPath || handleOfText(path) === handle

/** Of a database that is away a visitor hears that it is worth to ask again. */
const failureOf = (error: unknown): [status: number, headers: OutgoingHttpHeaders] =>
  isDatabaseAway(error) ? [databaseAway.status, awayHeaders] : [500, { 'Cache-Control': 'no-store' }]

/** Waits for an answer, and ends a failed one without a word of what failed. */
const createSettle =
  ({ log }: Pick<Answerers, 'log'>) =>
  (work: Promise<unknown>, response: ServerResponse): void => {
    work.catch((error: unknown) => {
      log.error({ err: error }, 'a request to a published website failed')
      if (!response.headersSent) response.writeHead(...failureOf(error))
      response.end()
    })
  }

/** What sends pictures and fonts. */
const assetSender =
  ({ sendPicture, sendFont }: Pick<Answerers, 'sendPicture' | 'sendFont'>) =>
  (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> =>
    path.startsWith(pictures)
      ? sendPicture(request, response, path.slice(pictures.length))
      : sendFont(request, response, path)

/** What says that there is nothing: at a domain that its website is at the front, or was taken off. */
const absenceSender =
  ({ absent, lost, gone }: Pick<Answerers, 'absent' | 'lost' | 'gone'>) =>
  (request: IncomingMessage, response: ServerResponse, at?: AtWebsite): void => {
    const atDomain = at?.handle === null ? gone : lost
    const page = at === undefined ? absent : atDomain
    const variant = page.variants.get(negotiateEncoding(request.headers['accept-encoding']))
    if (variant !== undefined) sendVariant(request, response, { status: page.status, variant })
  }

/** The whole request listener: which of the answerers a request is for. Only host, method and path are looked at. */
export const routeRequest = (answerers: Answerers): HostHandler => {
  const { rest, trustsProxy } = answerers
  const sendAbsent = absenceSender(answerers)
  const settle = createSettle(answerers)
  const { sendBeside, sendOwnBeside } = besideSenders(answerers)

  const sendAsset = assetSender(answerers)

  /** Sends what there may be, or says that there is nothing. */
  const orAbsent = async (
    { request, response }: Asked,
    sending: Promise<boolean>,
    at?: AtWebsite,
  ): Promise<void> => {
    if (!(await sending)) sendAbsent(request, response, at)
  }
  const orRest = async (request: IncomingMessage, response: ServerResponse, sending: Promise<boolean>) => {
    if (!(await sending)) await rest(request, response)
  }
  const sendWords = ({ request, response }: Asked, handle: string, at?: AtWebsite) =>
    orAbsent({ request, response }, answerers.sendText(request, response, handle), at)

  const sendSiteOrigin = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    if (!reading.has(request.method ?? '')) settle(rest(request, response), response)
    else if (isSitePath(path))
      answerers.sendSite(request, response, { handle: path.slice(1), isDomain: false })
    else if (isBelow(files, path))
      settle(orAbsent({ request, response }, sendAsset(request, response, path)), response)
    else if (handleOfText(path) !== undefined)
      settle(sendWords({ request, response }, handleOfText(path) ?? ''), response)
    else settle(orRest(request, response, sendBeside(request, response, path)), response)
  }

  /** Whether a path of a website is a page or file of its own, which is sent then. */
  const sendOwn = (request: IncomingMessage, response: ServerResponse, at: AtWebsite): boolean => {
    const { path, handle, domain } = at
    const asked = { request, response }
    if (handle === null || !reading.has(request.method ?? '')) return false
    if (path === '/') answerers.sendSite(request, response, { handle, isDomain: true })
    else if (isText(handle, path)) settle(sendWords(asked, handle, at), response)
    else if (domain !== undefined && isDomainFile(path))
      settle(
        orAbsent(asked, answerers.sendDomainFile({ ...asked, path }, { handle, origin: domain.origin }), at),
        response,
      )
    else if (isSidePath(path.slice(1)))
      settle(orAbsent(asked, sendOwnBeside(request, response, { path, handle }), at), response)
    else return false
    return true
  }

  /** A connected domain is one website: its page, what its page asks for, and nothing of anybody else. */
  const sendWebsite = (request: IncomingMessage, response: ServerResponse, at: AtWebsite): void => {
    const { path, domain } = at
    if (domain !== undefined && leadToDomain({ request, response }, domain, trustsProxy)) return
    if (isBelow(files, path) || isSentTo(domain?.websiteId, path)) sendSiteOrigin(request, response, path)
    else if (!sendOwn(request, response, at)) sendAbsent(request, response, at)
  }

  return (request, response, host) => {
    const path = pathOf(request.url ?? '/')
    if (host.kind === 'website') sendWebsite(request, response, { path, ...host })
    else if (host.kind === 'usercontent') settle(answerers.sendEmbed(request, response, path), response)
    else sendSiteOrigin(request, response, path)
  }
}
