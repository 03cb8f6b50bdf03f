import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assistantScopes } from '@shingle/shared/assistant/scopes.ts'
import { languages, languageTag } from '@shingle/shared/language/language.ts'
import { mailNames } from '@shingle/shared/mail/mail-orders.ts'
import { describe, expect, test } from 'vitest'
import { assistantAddedMail } from './assistant-added.ts'
import { contactMessageMail } from './contact-message.ts'
import type { WrittenMail } from './define-mail.ts'
import { inviteMail } from './invite.ts'
import { newEmailMail } from './new-email.ts'
import { newPasswordMail } from './new-password.ts'
import { newsletterConfirmationMail } from './newsletter-confirmation.ts'
import { passkeyAddedMail } from './passkey-added.ts'
import {
  aConfirmation,
  aLink,
  aMessage,
  anAccountPage,
  anInvite,
  aTransfer,
  sampleMails,
} from './sample-mails.testing.ts'
import { signInCodeMail } from './sign-in-code.ts'
import { signInLinkMail } from './sign-in-link.ts'
import { signUpMail } from './sign-up.ts'
import { websiteReceivedMail } from './website-received.ts'
import { writeMail } from './write-mail.tsx'

const hostile = '<script>alert(1)</script>"\'&'
/** The words of a mail's HTML, without markup and spaces, as they can be looked for in its twin. */
const wordsOf = ({ html }: WrittenMail) =>
  html
    .replace(/^[\s\S]*?<!--body-->/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .split(/[\s\u200a-\u200f\ufeff]+/)
    .filter((word) => word !== '')

/** The files of the room that hold mails, with the names of those. */
const mailFiles = async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => /^[a-z-]+\.ts$/.test(file))
  const modules = await Promise.all(
    files.map(
      async (file): Promise<[string, Record<string, { letter?: unknown }>]> => [
        file,
        await import(`./${file}`),
      ],
    ),
  )
  return modules
    .map(([file, module]) => ({
      file,
      names: Object.keys(module).filter((name) => typeof module[name]?.letter === 'function'),
    }))
    .filter(({ names }) => names.length > 0)
}
const mailNameOf = (file: string) =>
  `${file.replace('.ts', '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Mail`

describe('[design 1] every mail', () => {
  test('has a file of its own, with its words in it and its name', async () => {
    const mails = await mailFiles()
    expect(mails.length).toBeGreaterThan(35)
    expect(mails.filter(({ file, names }) => names.join() !== mailNameOf(file))).toEqual([])
    const written = mails.map(({ file }) => file)
    expect(mailNames.filter((name) => !written.includes(`${name}.ts`))).toEqual([])
  })
  test('has a sample', async () => {
    const files = ['sample-mails.testing.ts', 'sample-domain-mails.testing.ts']
    const read = (file: string) => readFile(join(import.meta.dirname, file), 'utf8')
    const samples = (await Promise.all(files.map(read))).join('')
    const names = (await mailFiles()).flatMap((mail) => mail.names)
    expect(names.length).toBeGreaterThan(35)
    expect(names.filter((name) => !samples.includes(`writeMail(${name},`))).toEqual([])
  })
  test.each(Object.entries(sampleMails))('%s says the same in plain text as in HTML', async (_, write) => {
    const mail = await write()
    expect(wordsOf(mail).length).toBeGreaterThan(10)
    expect(wordsOf(mail).filter((word) => !mail.text.includes(word.replace(/:$/, '')))).toEqual([])
    for (const [, href = ''] of mail.html.matchAll(/href="([^"]+)"/g))
      expect(mail.text).toContain(href.replace(/^mailto:/, ''))
    expect(mail.subject).not.toBe('')
    expect(mail.html).toContain('<html dir="ltr" lang="en"')
  })
})

test('[2.7] what a stranger wrote is text in every part of a mail, never markup and never a header', async () => {
  const fields = aMessage.fields.map((field) => ({
    ...field,
    title: `${field.title}${hostile}`,
    value: hostile,
  }))
  const mails = await Promise.all([
    writeMail(contactMessageMail, { ...aMessage, fields, businessName: hostile }),
    writeMail(newsletterConfirmationMail, { ...aConfirmation, businessName: hostile }),
    writeMail(inviteMail, { ...anInvite, ownerName: hostile, businessName: hostile }),
    writeMail(passkeyAddedMail, { ...anAccountPage, passkey: hostile }),
    writeMail(assistantAddedMail, { ...anAccountPage, assistant: hostile, scopes: [...assistantScopes] }),
    writeMail(websiteReceivedMail, {
      ...{ ...aTransfer, formerName: hostile, businessName: hostile, isFormerEditor: true },
      domain: null,
    }),
  ])
  for (const { html, text } of mails) {
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).toContain(hostile)
  }
})

test('[1.sign-in] the subject of a sign-in mail begins with the code', async () => {
  const { subject, text } = await writeMail(signInCodeMail, {
    code: 'K7M4QX',
    appHost: 'shingle.example',
    asked: { device: 'Firefox on Windows', at: new Date('2026-12-05T08:41:00Z') },
  })
  expect(subject).toBe('K7M-4QX is your Shingle code')
  expect(text).toContain('K7M-4QX')
  expect(text).toContain('10 minutes')
  expect(text).toContain('Firefox on Windows asked for it on 5 December 2026, 08:41 UTC.')
})

test('[2.7] no header of a mail with a link holds what the link proves', async () => {
  const mails = [
    ...[signInLinkMail, signUpMail, newPasswordMail].map((mail) => writeMail(mail, aLink)),
    writeMail(newEmailMail, { ...aLink, former: 'r••@e••' }),
  ]
  for (const written of mails) {
    const { html, text, ...headers } = await written
    expect(JSON.stringify(headers)).not.toContain('c2hvcC1kb29y')
    for (const part of [html, text]) expect(part).toContain(aLink.linkUrl)
  }
})

test('[4.invite] an invite says who asks, for whom and until when, and its way in stands in no header', async () => {
  const { subject, fromName, replyTo, text, html } = await writeMail(inviteMail, anInvite)
  expect({ subject, fromName, replyTo }).toEqual({
    subject: 'Grace Marlow invites you to edit Marlow Upholstery',
    ...{ fromName: 'Shingle for Grace Marlow', replyTo: 'grace@example.com' },
  })
  expect(text).toContain(
    'Website: sites.example/marlow\nFor: tom@example.com\nOpen until: 28 November 2026, 7 days',
  )
  expect(html).toContain(`href="${anInvite.acceptUrl}"`)
  expect((await writeMail(inviteMail, { ...anInvite, address: null })).text).toContain(
    'Website: Not published yet',
  )
})

test.each([
  ['PayPal Security: confirm at www.paypa1-help.example', 'the shop, call 0900 123456'],
  ['Ann / evil.example', 'see evil@example.com'],
  ['x'.repeat(61), '+44 (0) 1326-496-0173'],
])(
  '[4.invite] an invite says nothing to strangers in the place of a name (%s)',
  async (ownerName, businessName) => {
    const { subject, fromName, text } = await writeMail(inviteMail, { ...anInvite, ownerName, businessName })
    expect({ subject, fromName }).toEqual({
      subject: 'grace@example.com invites you to edit a website',
      fromName: 'Shingle for grace@example.com',
    })
    for (const words of [ownerName, businessName]) expect(text).not.toContain(words)
  },
)

test.each([
  ['J. P. Ó Súilleabháin-Walsh', 'A.B.C. Plumbing & Sons'],
  ['Dr. Müller', 'Café No. 1984'],
  ['山田 太郎', 'ピアノ教室'],
])(
  '[4.invite] an invite calls people and businesses what they are called (%s)',
  async (ownerName, businessName) => {
    const { subject } = await writeMail(inviteMail, { ...anInvite, ownerName, businessName })
    expect(subject).toBe(`${ownerName} invites you to edit ${businessName}`)
  },
)

test('[7.contact] a visitor’s message names the visitor, tells their facts and takes an answer', async () => {
  const mail = await writeMail(contactMessageMail, aMessage)
  expect(mail).toMatchObject({
    subject: 'Joan Penrose: A tap drips. Today? Yours',
    fromName: 'Joan Penrose via Tidewater Plumbing',
    replyTo: 'joan@example.com',
  })
  expect(mail.text).toContain('Phone: 01326 496 0173\n\nA tap drips.\nToday?\n\nYours')
  expect(mail.html).toContain('href="mailto:joan@example.com"')
})

test('[7.contact] the owner, and nobody else whom a message is mailed, is led to it and to all of them', async () => {
  const ways = ({ html }: { html: string }) =>
    [...html.matchAll(/href="(https:[^"]*leads[^"]*)"/g)].map(([, href]) => href)
  expect(ways(await writeMail(contactMessageMail, aMessage))).toEqual(Object.values(aMessage.messages))
  expect(ways(await writeMail(contactMessageMail, { ...aMessage, messages: null }))).toEqual([])
})

test('[7.contact] a reply goes to the visitor alone, whatever their address is made of', async () => {
  const repliesOf = async (email: string) => {
    const fields = [{ title: 'Email', value: email, type: 'Text' as const }]
    const { html } = await writeMail(contactMessageMail, { ...aMessage, email, fields })
    return [...html.matchAll(/href="(mailto:[^"]*)"/g)].map(([, href]) => href)
  }
  const sly = 'mailto:boss%3Fbcc%3Devil%2540evil.example%26x%3D@evil.co'
  expect(await repliesOf('boss?bcc=evil%40evil.example&x=@evil.co')).toEqual([sly, sly])
  const plain = 'mailto:joan+taps@example.com'
  expect(await repliesOf('joan+taps@example.com')).toEqual([plain, plain])
})

test('[7.contact] a message without name or address is still a message', async () => {
  const fields = [{ title: 'What is it about?', value: 'Price', type: 'TextArea' as const }]
  const mail = await writeMail(contactMessageMail, { ...aMessage, email: null, fields })
  expect(mail.subject).toBe('A visitor: Price')
  expect(mail).not.toHaveProperty('replyTo')
  const empty = await writeMail(contactMessageMail, { ...aMessage, email: null, fields: [] })
  expect(empty.subject).toBe('A visitor: a message for Tidewater Plumbing')
})

test('[4.domain] of a domain that never was connected nobody is told that it shows their website no more', async () => {
  const given = await sampleMails['domain given up']()
  expect(given.subject).toBe('Connecting bäckerei-müller.de was given up')
  expect(given.text).toContain('It does not show Bäckerei Müller; the website stays')
  expect(given.text).toContain('You get this because you began to connect bäckerei-müller.de.')
  const ended = await sampleMails['domain disconnected']()
  expect(ended.subject).toBe('bäckerei-müller.de was disconnected')
  expect(ended.text).toContain('It shows Bäckerei Müller no more; the website goes on')
})

test('[3.newsletter] the confirmation speaks the website’s language, in the business’s name', async () => {
  const mails = await Promise.all(
    languages.map((language) => writeMail(newsletterConfirmationMail, { ...aConfirmation, language })),
  )
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(languages.length)
  for (const [at, language] of languages.entries()) {
    const { html, text, fromName } = mails[at] ?? { html: '', text: '' }
    expect(fromName).toBe('Saltmarsh Pottery (Shingle)')
    expect(html).toContain(`lang="${languageTag[language]}"`)
    expect(text).toContain('https://sites.example/n/token')
    expect(text).toContain('Saltmarsh Pottery')
  }
})

test.each(['PayPal alert: call +1 555 010 0199', 'Win at prizes.example', 'x'.repeat(61)])(
  '[T31] the confirmation says nothing to strangers in the place of a name (%s)',
  async (businessName) => {
    const { html, text, ...headers } = await writeMail(newsletterConfirmationMail, {
      ...aConfirmation,
      businessName,
    })
    expect(headers.fromName).toBe('sites.example/saltmarsh (Shingle)')
    for (const part of [html, text, JSON.stringify(headers)]) expect(part).not.toContain(businessName)
  },
)

test('[design 9] the mail components are imported in one file only', async () => {
  const root = join(import.meta.dirname, '../..')
  const files = execFileSync('git', ['grep', '-l', '--untracked', '@react-email', '--', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
  expect(files.split('\n').filter((file) => !file.endsWith('.test.ts'))).toEqual(['mail/src/kit.tsx'])
  expect(await readFile(join(root, 'mail/src/kit.tsx'), 'utf8')).toContain('@react-email/button')
})
