import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What stands at an address of a web of tests: a page, or whatever a server may do. */
export type WebPage = string | ((request: IncomingMessage, response: ServerResponse) => void)

/** A whole web on one port of this machine: every page by its host and path, 'rook.example/prices'. */
export interface TestWeb {
  readonly port: number
  /** The hosts and paths that were asked for, in order. */
  readonly asked: readonly string[]
  readonly close: () => Promise<void>
}

/** Answers with a page as servers do. */
export const sendPage = (
  response: ServerResponse,
  html: string | Buffer,
  type = 'text/html; charset=utf-8',
): void => {
  response.writeHead(200, { 'content-type': type }).end(html)
}

/** Opens a web of these pages; whatever is none of them is not there. */
export const startWeb = async (pages: Readonly<Record<string, WebPage>>): Promise<TestWeb> => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const address = `${request.headers.host}${request.url}`.replace(/\/$/u, '')
    asked.push(address)
    const page = pages[address]
    if (page === undefined) response.writeHead(404).end()
    else if (typeof page === 'string') sendPage(response, page)
    else page(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    port: address.port,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
