import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type Db, ObjectId } from 'mongodb'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../database/connect-database.ts'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import type { Mail } from './mail-sender.ts'
import { createOutboxMailSender } from './outbox-mail-sender.ts'
import { createSmtpMailSender } from './smtp-mail-sender.ts'

const from = { name: 'Shingle', address: 'hello@shingle.test' }
const aMail = (changes: Partial<Mail> = {}): Mail => ({
  id: new ObjectId().toHexString(),
  to: 'ann@example.com',
  subject: 'Your sign-in code',
  html: '<p>Code <b>K7M2P9</b></p>',
  text: 'Code K7M2P9',
  ...changes,
})

const twoAddresses = [
  'ann@example.com,bob@example.com',
  'ann@example.com;bob@example.com',
  'Ann <ann@example.com>',
  'ann@example.com\r\nBcc: bob@example.com',
  '"a,b"@example.com',
  'ann@example.com bob@example.com',
  'ann@exam@ple.com',
  '',
]

describe('[mail] over SMTP', () => {
  interface Received {
    recipients: string[]
    raw: Buffer
  }
  const received: Received[] = []
  let refuses = false
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuses) return done(new Error('mailbox is full'))
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        })
        done()
      })
    },
  })
  let sender: ReturnType<typeof createSmtpMailSender>

  beforeAll(async () => {
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const address: AddressInfo | string | null = listening.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    sender = createSmtpMailSender({ url: `smtp://127.0.0.1:${port}`, from })
  })
  beforeEach(() => {
    received.length = 0
    refuses = false
  })
  afterAll(async () => {
    sender.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  test('delivers text and HTML from the fixed sender to the one address', async () => {
    await sender.send(aMail({ replyTo: 'zoe@example.com' }))
    const [mail] = received
    expect(mail?.recipients).toEqual(['ann@example.com'])
    const parsed = await PostalMime.parse(mail?.raw ?? '')
    expect(parsed.from).toMatchObject(from)
    expect(parsed.to).toMatchObject([{ address: 'ann@example.com' }])
    expect(parsed.replyTo).toMatchObject([{ address: 'zoe@example.com' }])
    expect(parsed.subject).toBe('Your sign-in code')
    expect(parsed.html?.trim()).toBe('<p>Code <b>K7M2P9</b></p>')
    expect(parsed.text?.trim()).toBe('Code K7M2P9')
  })

  test('speaks in another name from the one address, and is known again when it comes twice', async () => {
    const mail = aMail({ fromName: 'Saltmarsh Pottery\r\nBcc: bob@example.com' })
    await sender.send(mail)
    await sender.send(mail)
    const parsed = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)))
    expect(parsed[0]?.from).toEqual({ name: 'Saltmarsh Pottery Bcc: bob@example.com', address: from.address })
    expect(parsed.map(({ messageId }) => messageId)).toEqual(received.map(() => `<${mail.id}@shingle.test>`))
    expect(received.map(({ recipients }) => recipients)).toEqual([['ann@example.com'], ['ann@example.com']])
  })

  test('keeps line breaks and hidden headers out of the subject', async () => {
    await sender.send(aMail({ subject: 'Hello\r\nBcc: bob@example.com\u2028X: y\0' }))
    const parsed = await PostalMime.parse(received[0]?.raw ?? '')
    expect(parsed.subject).toBe('Hello Bcc: bob@example.com X: y')
    expect(parsed.bcc).toBeUndefined()
    expect(received[0]?.recipients).toEqual(['ann@example.com'])
  })

  test.each(twoAddresses)('sends nothing when the address is %j', async (to) => {
    await expect(sender.send(aMail({ to }))).rejects.toThrow('Not a single mail address.')
    expect(received).toEqual([])
  })

  test.each([...twoAddresses, 'vi\x7fc@example.com'])(
    '[7.contact] a mail goes without the reply address %j',
    async (replyTo) => {
      await sender.send(aMail({ replyTo }))
      expect(received.map(({ recipients }) => recipients)).toEqual([['ann@example.com']])
      expect((await PostalMime.parse(received[0]?.raw ?? '')).replyTo).toBeUndefined()
    },
  )

  test('says so when the server does not take the mail', async () => {
    refuses = true
    await expect(sender.send(aMail())).rejects.toThrow('the mail server answered 450 to DATA')
  })
})

describe('[mail] into the outbox', () => {
  let server: EmbeddedMongo
  let connection: DatabaseConnection
  let db: Db

  beforeAll(async () => {
    server = await startEmbeddedMongo({ file: ':memory:' })
    connection = await connectDatabase(server.uri, { name: 'mail' })
    db = connection.db
  })
  afterAll(async () => {
    await connection.close()
    await server.close()
  })

  test('keeps each mail as it would be sent, for 30 days', async () => {
    const now = new Date('2026-03-01T10:00:00Z')
    const { id, ...mail } = aMail({ subject: 'Hi\nthere' })
    const outbox = createOutboxMailSender(db, () => now)
    await outbox.send({ id, ...mail })
    // The same mail once more, as after a crash between sending it and writing that down.
    await outbox.send({ id, ...mail })
    expect(await db.collection('Outbox').find().toArray()).toEqual([
      {
        ...{ _id: new ObjectId(id), ...mail, subject: 'Hi there', replyTo: null, createdAt: now },
        // Mails to others may name somebody who is gone.
        expiresAt: new Date('2026-03-31T10:00:00Z'),
      },
    ])
  })

  test.each(twoAddresses)('refuses the address %j', async (to) => {
    await expect(createOutboxMailSender(db).send(aMail({ to }))).rejects.toThrow('Not a single mail address.')
  })

  test('[7.contact] a mail is kept without a reply address that is none', async () => {
    const mail = aMail({ replyTo: 'vi\x7fc@example.com' })
    await createOutboxMailSender(db).send(mail)
    expect(await db.collection('Outbox').findOne({ _id: new ObjectId(mail.id) })).toMatchObject({
      to: mail.to,
      replyTo: null,
    })
  })
})
