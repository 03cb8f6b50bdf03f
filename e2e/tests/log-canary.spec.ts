import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { sendCodeEndpoint, verifyCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { downloadExportEndpoint, startExportEndpoint } from '@shingle/shared/export/endpoints.ts'
import { generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { createInviteEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { openLinkEndpoint, sendLinkEndpoint } from '@shingle/shared/mailed-link/endpoints.ts'
import {
  confirmSignUpEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
  signInByPasswordEndpoint,
  signUpEndpoint,
} from '@shingle/shared/password/endpoints.ts'
import { askRecipientEndpoint, confirmRecipientEndpoint } from '@shingle/shared/recipient/endpoints.ts'
import { refreshEndpoint } from '@shingle/shared/session/endpoints.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { type Db, MongoClient } from 'mongodb'
import { type CanaryBrowser, openCanaryBrowser } from '../product/canary-browser.ts'
import { startProduct } from '../product/start-product.ts'

const ana = 'canary-ana@example.com'
const eva = 'canary-eva@example.com'
const desk = 'canary-desk@example.com'
const passwords = ['canary password one', 'canary password two', 'canary password wrong'] as const
const [first, second, wrong] = passwords

/** The newest mail to an address whose subject is of a kind. */
const mailTo = async (db: Db, to: string, subject: RegExp): Promise<string> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const [mail] = await db.collection('Outbox').find({ to, subject }).sort({ createdAt: -1 }).toArray()
    if (mail !== undefined) return String(mail.text)
    await wait(100)
  }
  throw new Error(`No mail ${subject} came to ${to}`)
}
const tokenIn = (text: string): string => /#([\w-]{43})/.exec(text)?.[1] ?? ''

/** What somebody sees and types, of which nothing may be read anywhere else. */
interface Canaries {
  readonly codes: string[]
  readonly secrets: string[]
}

const byCode = async (browser: CanaryBrowser, db: Db, { codes }: Canaries): Promise<void> => {
  const { sessionId } = await browser.ask(sendCodeEndpoint, { email: ana })
  const code =
    /\b(\w{3})-(\w{3})\b/
      .exec(await mailTo(db, ana, /is your Shingle code/))
      ?.slice(1)
      .join('') ?? ''
  codes.push(code)
  await browser.ask(verifyCodeEndpoint, { sessionId, code: code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA' })
  await browser.ask(verifyCodeEndpoint, { sessionId, code })
}

const byLink = async (browser: CanaryBrowser, db: Db, { secrets }: Canaries): Promise<void> => {
  await browser.ask(sendLinkEndpoint, { email: ana })
  const token = tokenIn(await mailTo(db, ana, /magic link/))
  secrets.push(token)
  expect((await browser.ask(openLinkEndpoint, { token })).status).toBe('Success')
}

const byPassword = async (browser: CanaryBrowser, db: Db, { secrets }: Canaries): Promise<void> => {
  await browser.ask(signUpEndpoint, { email: eva, password: first })
  const confirmation = tokenIn(await mailTo(db, eva, /Confirm your email/))
  expect((await browser.ask(confirmSignUpEndpoint, { token: confirmation })).status).toBe('Success')
  await browser.ask(signInByPasswordEndpoint, { email: eva, password: wrong })
  await browser.ask(signInByPasswordEndpoint, { email: eva, password: first })
  await browser.ask(forgotPasswordEndpoint, { email: eva })
  const reset = tokenIn(await mailTo(db, eva, /Set a new password/))
  expect((await browser.ask(resetPasswordEndpoint, { token: reset, password: second })).status).toBe(
    'Success',
  )
  await mailTo(db, eva, /password was changed/)
  await browser.sendRaw(signInByPasswordEndpoint, `{"email":"${eva}","password":"${second}`)
  secrets.push(confirmation, reset)
}

const asOwner = async (browser: CanaryBrowser, db: Db, { secrets }: Canaries): Promise<void> => {
  const answers = {
    businessName: 'Kilned',
    businessActivities: 'We fire clay pots.',
    businessLocation: 'York',
  }
  const made = await browser.ask(generationEndpoint, { answers })
  expect(made).toMatchObject({ draftId: expect.any(String) })
  const { draftId } = made
  await browser.ask(askRecipientEndpoint, { email: desk }, { id: draftId })
  const consent = tokenIn(await mailTo(db, desk, /.*/))
  await browser.ask(confirmRecipientEndpoint, { token: consent })
  const invited = {
    invitedUserEmail: 'canary-guest@example.com',
    websiteId: draftId,
    role: 'Collaborator' as const,
  }
  await browser.ask(createInviteEndpoint, invited)
  await mailTo(db, invited.invitedUserEmail, /.*/)
  await browser.ask(startExportEndpoint, undefined)
  await mailTo(db, ana, /Your data is ready/)
  await browser.ask(downloadExportEndpoint, undefined)
  secrets.push(consent)
}

/** A token that comes back after the next one was used ends the session, and its person is told. */
const beStolen = async (browser: CanaryBrowser, db: Db): Promise<void> => {
  const stolen = browser.cookies()
  await browser.ask(refreshEndpoint, undefined)
  await browser.ask(refreshEndpoint, undefined)
  await browser.sendRaw(refreshEndpoint, '', stolen)
  await mailTo(db, ana, /signed out/)
}

test('[T39] no log or order of a mail holds a code, link, password, token or address, and no subject a link, password or token', async () => {
  test.setTimeout(180_000)
  const mongo = await startEmbeddedMongo({ file: ':memory:' })
  const client = await MongoClient.connect(mongo.uri)
  const product = await startProduct({ variables: { MONGO_URI: mongo.uri, LOG_LEVEL: 'debug' } })
  const logged: string[] = []
  for (const stream of [product.child.stdout, product.child.stderr])
    stream?.on('data', (data) => logged.push(String(data)))
  try {
    const db = client.db('shingle')
    const canaries: Canaries = { codes: [], secrets: [...passwords] }
    const { secrets, codes } = canaries
    const open = () => openCanaryBrowser(product.origin, (secret) => secrets.push(secret))
    await byPassword(open(), db, canaries)
    await byLink(open(), db, canaries)
    const browser = open()
    await byCode(browser, db, canaries)
    await asOwner(browser, db, canaries)
    await beStolen(browser, db)
    // Of every way in at least a code or link, a cookie and a token.
    expect(secrets.length + codes.length).toBeGreaterThan(12)
    expect([...secrets, ...codes].filter((secret) => secret.length < 6)).toEqual([])
    const isIn = (text: string) => (word: string) => text.includes(word)
    const log = logged.join('')
    expect(log).toContain(verifyCodeEndpoint.path)
    const known = [...secrets, ...codes, 'canary-']
    expect(known.filter(isIn(log))).toEqual([])
    const jobs = await db.collection('Jobs').find().toArray()
    expect(new Set(jobs.map(({ name }) => name)).size).toBeGreaterThan(8)
    expect(known.filter(isIn(JSON.stringify(jobs)))).toEqual([])
    const mails = await db.collection('Outbox').find().toArray()
    // A code is read in the list of mails: specification 1 has it in the subject.
    expect(secrets.filter(isIn(mails.map(({ subject }) => subject).join('\n')))).toEqual([])
  } finally {
    await product.stop()
    await client.close()
    await mongo.close()
  }
})
