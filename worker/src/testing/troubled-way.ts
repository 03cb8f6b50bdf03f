import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What becomes of a mail server amid a conversation. */
export const mailTroubles = {
  'does not greet': { at: 'greeting', becomes: 'silent' },
  'falls silent as a mail begins': { at: 'mail', becomes: 'silent' },
  'vanishes as a mail begins': { at: 'mail', becomes: 'gone' },
  'takes a mail and vanishes before it says so': { at: 'receipt', becomes: 'gone' },
} as const

/** The name of a trouble. */
export type MailTrouble = keyof typeof mailTroubles

/** The way to a mail server, on which that is met by a trouble until it is mended. */
export interface TroubledWay {
  readonly url: string
  readonly mend: () => void
  readonly close: () => Promise<void>
}

type Moment = (typeof mailTroubles)[MailTrouble]['at']

/** Tells what is said on a connection in which moment it is. */
const listen = (client: Socket, server: Socket, meet: (moment: Moment) => boolean): void => {
  let isMail = false
  client.on('data', (said) => {
    isMail ||= /^DATA\r\n/m.test(said.toString('latin1'))
    if (!(isMail && meet('mail'))) server.write(said)
  })
  let isTaken = false
  server.on('data', (said) => {
    const words = said.toString('latin1')
    if (isTaken && words.startsWith('250') && meet('receipt')) return
    isTaken ||= /^354/m.test(words)
    client.write(said)
  })
}

/** Opens a way to the mail server at a port of this machine. */
export const openTroubledWay = async (port: number, trouble: MailTrouble): Promise<TroubledWay> => {
  const { at, becomes } = mailTroubles[trouble]
  const sockets = new Set<Socket>()
  let isMended = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket))
    return socket
  }
  const way = createServer((client) => {
    keep(client)
    const meet = (moment: Moment): boolean => {
      const isMet = !isMended && moment === at
      if (isMet && becomes === 'gone') client.destroy()
      return isMet
    }
    if (meet('greeting')) return
    const server = keep(connect(port, '127.0.0.1'))
    client.once('close', () => server.destroy())
    listen(client, server, meet)
  })
  await once(way.listen(0, '127.0.0.1'), 'listening')
  const { port: wayPort } = way.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${wayPort}`,
    mend: () => {
      isMended = true
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      way.close()
      await once(way, 'close')
    },
  }
}
