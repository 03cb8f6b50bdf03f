import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real mail server that keeps what it takes. */
export interface MailServer {
  readonly url: string
  /** What came, in order. */
  readonly received: readonly Email[]
  /** While true, it takes nothing, like a server with a full disk. */
  refuses: boolean
  /** Addresses that it knows nothing of: it refuses every mail to them for good. */
  readonly unknown: Set<string>
  /** Addresses about which it says nothing at all, until `answer` is called. */
  readonly silent: Set<string>
  readonly answer: () => void
  readonly close: () => Promise<void>
}

/** Opens a mail server at a free port. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: Email[] = []
  const unanswered: (() => void)[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      if (mailServer.silent.has(address)) return void unanswered.push(done)
      if (!mailServer.unknown.has(address)) return done()
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (mailServer.refuses) return done(new Error('no space left'))
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail)
          done()
        }, done)
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address: AddressInfo | string | null = listening.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuses: false,
    unknown: new Set(),
    silent: new Set(),
    answer: () => {
      mailServer.silent.clear()
      for (const done of unanswered.splice(0)) done()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}
