import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** One client's way to the sync servers, which can be cut and mended. */
export interface Line {
  readonly url: string
  isCut(): boolean
  cut(isCut: boolean): void
  close(): void
}

/** Opens a line; every connection goes to the port that `choose` names in that moment, as behind a balancer. */
export const openLine = async (choose: () => number | undefined): Promise<Line> => {
  const sockets = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.once('close', () => sockets.delete(socket))
    // A reset is what a cut looks like.
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((client) => {
    const port = isCut ? undefined : choose()
    if (port === undefined) {
      client.on('error', () => undefined).destroy()
      return
    }
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) keep(socket)
    client.once('close', () => upstream.destroy())
    upstream.once('close', () => client.destroy())
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `ws://127.0.0.1:${port}/sync`,
    isCut: () => isCut,
    cut: (cutNow) => {
      isCut = cutNow
      if (cutNow) destroyAll()
    },
    close: () => {
      server.close()
      destroyAll()
    },
  }
}
