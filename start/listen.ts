import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type Server as NetServer } from 'node:net'
import { Refusal } from './refusal.ts'

const listening = async (server: NetServer, port: number, host: string): Promise<number> => {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

const explain = (error: unknown, port: number): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new Refusal(
      `Port ${port} is taken. Choose another with PORT, for example PORT=${port + 1} npm start.`,
    )
  }
  return code === 'EACCES' ? new Refusal(`Port ${port} needs rights that this user does not have.`) : error
}

/**
 * Listens and answers the port. Without a host, on the loopback addresses alone: sign-in codes stand in the outbox
 * page, and a laptop's neighbours have no business there.
 */
export const listen = async (server: Server, port: number, host: string | undefined): Promise<number> => {
  try {
    const taken = await listening(server, port, host ?? '127.0.0.1')
    if (host !== undefined) return taken
    const second = createServer((socket) => server.emit('connection', socket))
    // A machine without IPv6 is served by the first address alone.
    await listening(second, taken, '::1').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw error
    })
    server.once('close', () => second.close())
    return taken
  } catch (error) {
    throw explain(error, port)
  }
}
