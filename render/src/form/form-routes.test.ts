import { gzipSync } from 'node:zlib'
import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { embedOrigin } from '@shingle/shared/origins/embed-origin.ts'
import { contactLimits } from '@shingle/shared/sections/contact/fields.ts'
import { formTokenName, submissionBytesMaximum } from '@shingle/shared/submission/form-fields.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { mailJobName } from '@shingle/storage/mail/order-mail.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshHandle, startTestRender, type TestRender, websiteIdOf } from '../testing/start-test-render.ts'
import { createFormTokens } from './form-token.ts'

let render: TestRender

beforeAll(async () => {
  render = await startTestRender()
  await render.db
    .collection<{ _id: string; email: string }>('Users')
    .insertOne({ _id: 'owner', email: 'owner@example.com' })
})
afterAll(() => render.close())

const aSite = async (...sections: AnySection[]) => {
  const handle = freshHandle()
  const blank = blankContent()
  const content = { ...blank, business: { ...blank.business, name: 'Harrow & Sons' }, sections }
  await render.put(handle, '<!doctype html>', { content })
  return { handle, websiteId: websiteIdOf(handle) }
}
const contact = (values: object = {}) => blankSection('Contact', 'contact', values) as AnySection
const message = { name: 'Vera', email: 'vera@example.com', message: 'A tap drips.\r\nToday?' }
/** What a form has to show that was opened so long ago. */
const tokenOf = (path: string, ageMs = 5_000) =>
  createFormTokens(render.secret, () => new Date(Date.now() - ageMs)).make(path)
const filled = (path: string, form: Record<string, string>) => ({ ...form, [formTokenName]: tokenOf(path) })
const post = (websiteId: string, form: Record<string, string> | string, section = 'contact') => {
  const path = `/f/${websiteId}/${section}`
  return render.ask(path, { form: typeof form === 'string' ? form : filled(path, form) })
}
const kept = (websiteId: string) =>
  render.db.collection('CustomerContactForms').find({ websiteId }).sort({ createdAt: 1 }).toArray()

test('[7.contact] a message is thanked for, kept, and mailed to the owner, who can reply', async () => {
  const { websiteId, handle } = await aSite(contact({ successMessage: 'We call you today.' }))
  const answer = await post(websiteId, { ...message, website: '' })
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('We call you today.')
  expect(answer.text).toContain('Harrow &amp; Sons')
  expect(answer.text).toContain(`http://sites.localhost:3000/${handle}`)
  expect(await kept(websiteId)).toMatchObject([
    {
      handle,
      email: message.email,
      fields: [
        { title: 'Name', type: 'Text', value: 'Vera' },
        { title: 'Email', type: 'Text', value: 'vera@example.com' },
        { title: 'Message', type: 'TextArea', value: 'A tap drips.\nToday?' },
      ],
    },
  ])
  const [row] = await kept(websiteId)
  expect(
    await render.db
      .collection('Jobs')
      .find({ name: mailJobName('contact-message') })
      .toArray(),
  ).toMatchObject([{ payload: { submissionId: row?._id }, state: 'open' }])
})

test('[ruling 17] a message is kept for 24 months', async () => {
  const indexes = await render.db.collection('CustomerContactForms').indexes()
  const ending = indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)
  expect(ending.map(({ key, expireAfterSeconds = 0 }) => [key, expireAfterSeconds / 86_400])).toEqual([
    [{ createdAt: 1 }, 730],
  ])
})

test('[3.contact] the contact form email, where there is one, gets the message', async () => {
  const { websiteId } = await aSite(contact({ contactEmail: 'desk@example.com' }))
  await post(websiteId, message)
  expect(await kept(websiteId)).toMatchObject([{ sendTo: 'desk@example.com' }])
})

test('[3.contact] what is missing is said beside its field, in the form’s language, and nothing is lost', async () => {
  const { websiteId } = await aSite(contact({ formLanguage: 'german' }))
  const answer = await post(websiteId, { ...message, name: '<b>"Vera"</b>', email: 'vera' })
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('<html lang="de">')
  expect(answer.text).toContain('&lt;b&gt;&quot;Vera&quot;&lt;/b&gt;')
  expect(answer.text).not.toContain('<b>')
  expect(answer.text).toMatch(/aria-invalid="true"[^>]*>\s*<span class="error"/)
  expect(answer.text).toContain('A tap drips.')
  const empty = await post(websiteId, { name: '', email: '', message: '' })
  expect(empty.text.match(/class="error"/g)).toHaveLength(3)
  expect(await kept(websiteId)).toEqual([])
})

test('[5.contact] a wrong address gets the specified message', async () => {
  const { websiteId } = await aSite(contact())
  for (const email of [
    'vera',
    'a@b.com,c@d.com',
    'a@b.com\r\nBcc: x@y.z',
    'vi\x7fc@b.com',
    'vi\u0001c@b.com',
  ]) {
    const answer = await post(websiteId, { ...message, email })
    expect([answer.status, answer.text.includes('Please enter a valid email address')]).toEqual([422, true])
  }
  expect(await kept(websiteId)).toEqual([])
})

test('[4.delete] a form that was still being sent when its website was deleted is not kept, and mailed to nobody', async () => {
  const newsletter = blankSection('Newsletter', 'news') as AnySection
  const { websiteId, handle } = await aSite(contact(), newsletter)
  const orders = () => render.db.collection('Jobs').countDocuments()
  const before = await orders()
  const midway = async () => {
    // An answer that was asked for later: the server has long begun with the form.
    await render.ask(`/${handle}`)
    await render.take(handle)
  }
  const path = `/f/${websiteId}/contact`
  const form = await render.ask(path, { form: filled(path, message), midway })
  expect([form.status, await kept(websiteId)]).toEqual([404, []])
  await render.put(handle, '<!doctype html>', { content: { ...blankContent(), sections: [newsletter] } })
  const signUp = await render.ask(`/f/${websiteId}/news`, { form: { email: 'vera@example.com' }, midway })
  const subscribers = await render.db.collection('NewsletterSubscriptions').countDocuments({ websiteId })
  expect([signUp.status, subscribers, await orders()]).toEqual([404, 0, before])
})

test('[T30] who fills in the hidden field is thanked, and kept among the spam without a mail', async () => {
  const { websiteId } = await aSite(contact({ successMessage: 'We call you today.' }))
  const orders = () => render.db.collection('Jobs').countDocuments()
  const before = await orders()
  const answer = await post(websiteId, { ...message, website: 'http://spam.example' })
  expect([answer.status, answer.text.includes('We call you today.')]).toEqual([200, true])
  expect(await kept(websiteId)).toMatchObject([{ state: 'spam', reasons: ['trap'] }])
  expect(await orders()).toBe(before)
})

test('[T30] what looks like spam is kept among it, and what its sender writes later by their owner’s word', async () => {
  const { websiteId } = await aSite(contact())
  const spam = 'We rank your site on the first page of Google by SEO and backlinks.'
  await post(websiteId, { ...message, message: spam })
  await post(websiteId, message)
  const rows = render.db.collection('CustomerContactForms')
  expect(await kept(websiteId)).toMatchObject([
    { state: 'spam', reasons: ['offer'] },
    { state: 'unread', person: 'vera@example.com', words: expect.stringContaining('vera') },
  ])
  await rows.updateMany({ websiteId }, { $set: { state: 'spam', reasons: ['owner'] } })
  await post(websiteId, message)
  expect((await kept(websiteId)).at(-1)).toMatchObject({ state: 'spam', reasons: ['sender'] })
  await rows.updateMany({ websiteId }, { $set: { state: 'read', isTrusted: true } })
  await post(websiteId, { ...message, message: spam })
  expect((await kept(websiteId)).at(-1)).toMatchObject({ state: 'unread', reasons: ['offer'] })
})

test('[T30] who fills in the hidden field of a newsletter is asked for once more', async () => {
  const newsletter = blankSection('Newsletter', 'news') as AnySection
  const { websiteId } = await aSite(newsletter)
  const path = `/f/${websiteId}/news`
  const form = filled(path, { email: 'vera@example.com', website: 'x' })
  const answer = await render.ask(path, { form })
  expect([answer.status, answer.text.includes('One more step')]).toEqual([422, true])
  expect(await render.db.collection('NewsletterSubscriptions').countDocuments({ websiteId })).toBe(0)
})

test('[T20] a compressed post is none: nothing of it is inflated', async () => {
  const { websiteId } = await aSite(contact())
  const path = `/f/${websiteId}/contact`
  const form = gzipSync(new URLSearchParams(filled(path, message)).toString())
  const answer = await render.ask(path, { form, headers: { 'content-encoding': 'gzip' } })
  expect([answer.status, await kept(websiteId)]).toEqual([400, []])
})

test('[7.contact] unknown, double and huge posts, other types and other sections are no forms of ours', async () => {
  const { websiteId } = await aSite(contact(), blankSection('Services', 'services') as AnySection)
  const refused = [
    post(websiteId, { ...message, isAdmin: '1' }),
    post(websiteId, 'email[$ne]=1&name=x&message=y'),
    post(websiteId, 'name=a&name=b&email=a@b.com&message=y'),
    render.ask(`/f/${websiteId}/contact`, {
      form: JSON.stringify(message),
      headers: { 'content-type': 'application/json' },
    }),
  ]
  for (const answer of await Promise.all(refused)) expect(answer.status).toBe(400)
  const huge = await post(websiteId, { ...message, message: 'x'.repeat(submissionBytesMaximum) })
  expect([huge.status, huge.text.includes('This text is too long.')]).toEqual([413, true])
  const absent = [post(websiteId, message, 'services'), post('0'.repeat(24), message), post('x', message)]
  for (const answer of await Promise.all(absent)) expect(answer.status).toBe(404)
  expect(await kept(websiteId)).toEqual([])
})

test('[7.contact] the sixth message within ten minutes is refused; another website still takes one', async () => {
  const [busy, other] = [await aSite(contact()), await aSite(contact())]
  const statuses = []
  for (let count = 0; count < 6; count += 1) statuses.push((await post(busy.websiteId, message)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await post(busy.websiteId, message)).headers['retry-after']).toBe('600')
  expect(await kept(busy.websiteId)).toHaveLength(5)
  expect((await post(other.websiteId, message)).status).toBe(200)
})

test('[3.newsletter] an address counts once its mail was confirmed by a click, not by opening the link', async () => {
  const newsletter = blankSection('Newsletter', 'news', { heading: 'News' }) as AnySection
  const { websiteId } = await aSite(newsletter)
  const row = () => render.db.collection('NewsletterSubscriptions').findOne({ websiteId })
  const answer = await post(websiteId, { email: ' Vera@Example.com ' }, 'news')
  expect([answer.status, answer.text.includes('Please confirm by the link')]).toEqual([200, true])
  expect(/<h1>(.*?)<\/h1>/.exec(answer.text)?.[1]).toBe('One more step')
  expect(await row()).toMatchObject({ email: 'vera@example.com', confirmedAt: null })
  const waiting = {
    name: mailJobName('newsletter-confirmation'),
    payload: { subscriptionId: (await row())?._id },
  }
  expect(await render.db.collection('Jobs').countDocuments(waiting)).toBe(1)
  const path = `/n/${mailedTokenOf('newsletter', (await row())?.secret, render.secret)}`
  expect((await render.ask(path)).status).toBe(200)
  expect((await row())?.confirmedAt).toBeNull()
  expect((await render.ask(path, { form: {} })).status).toBe(200)
  expect((await row())?.confirmedAt).toBeInstanceOf(Date)
  await post(websiteId, { email: 'vera@example.com' }, 'news')
  expect((await row())?.confirmedAt).toBeInstanceOf(Date)
  expect((await render.ask('/n/unknown')).status).toBe(404)
  // Welcomed first; the way off the list is small and stands last, away from where the button was.
  const { text } = await render.ask(path)
  const order = [
    '>You are on the list<',
    'Good to have you with us',
    'class="back"',
    `action="${path}/leave"`,
  ]
  const places = order.map((part) => text.indexOf(part))
  expect(places).toEqual([...places].filter((place) => place > 0).sort((a, b) => a - b))
  expect(text).toContain('<button class="quiet">Leave the list</button>')
  expect((await render.ask(`${path}/leave`, { form: {} })).status).toBe(200)
  const left = await row()
  expect(left).toMatchObject({ leftAt: expect.any(Date), consentText: 'News / Your email' })
  expect(left?.email).toMatch(/^left:[\w-]{43}$/)
  const told = { name: mailJobName('new-subscriber'), payload: { subscriptionId: left?._id } }
  expect(await render.db.collection('Jobs').countDocuments(told)).toBe(1)
  // Whoever opens or sends it once more reads that they are off the list.
  const again = [await render.ask(path), await render.ask(`${path}/leave`, { form: {} })]
  expect(again.map(({ status, text }) => [status, text.includes('>You are off the list<')])).toEqual([
    [200, true],
    [200, true],
  ])
  await render.ask(path, { form: {} })
  expect((await row())?.leftAt).toBeInstanceOf(Date)
  await post(websiteId, { email: 'vera@example.com' }, 'news')
  expect(await row()).toMatchObject({ email: 'vera@example.com', confirmedAt: null })
})

test('[3.newsletter] whoever never confirmed leaves without a trace', async () => {
  const { websiteId } = await aSite(blankSection('Newsletter', 'news') as AnySection)
  await post(websiteId, { email: 'ida@example.com' }, 'news')
  const rows = render.db.collection('NewsletterSubscriptions')
  const path = `/n/${mailedTokenOf('newsletter', (await rows.findOne({ websiteId }))?.secret, render.secret)}`
  await render.ask(`${path}/leave`, { form: {} })
  expect(await rows.countDocuments({ websiteId })).toBe(0)
})

test('[3.newsletter] while the website is off the web nobody comes onto its list, and whoever is there leaves it', async () => {
  const { websiteId, handle } = await aSite(blankSection('Newsletter', 'news') as AnySection)
  const rows = render.db.collection('NewsletterSubscriptions')
  const link = async (email: string) => {
    const row = await rows.findOne({ websiteId, email })
    return `/n/${mailedTokenOf('newsletter', row?.secret, render.secret)}`
  }
  for (const email of ['on@example.com', 'waits@example.com']) await post(websiteId, { email }, 'news')
  const [on, waits] = [await link('on@example.com'), await link('waits@example.com')]
  await render.ask(on, { form: {} })
  await render.bus.publish(siteChangedChannel, { handle, version: await render.take(handle) })
  expect([(await render.ask(waits)).status, (await render.ask(waits, { form: {} })).status]).toEqual([
    404, 404,
  ])
  const asked = await render.ask(on)
  expect([asked.status, asked.text.includes(`action="${on}/leave"`)]).toEqual([200, true])
  expect(asked.text).not.toContain('Harrow')
  expect((await render.ask(`${on}/leave`, { form: {} })).status).toBe(200)
  expect((await render.ask(`${waits}/leave`, { form: {} })).status).toBe(200)
  // Of whoever was on it a hash stays, of whoever was not nothing does.
  expect(await rows.distinct('email', { websiteId })).toEqual([expect.stringMatching(/^left:/)])
})

test('[3.newsletter] who signs up twice, as by a double click, confirms by the link of either mail', async () => {
  const { websiteId } = await aSite(blankSection('Newsletter', 'news') as AnySection)
  const link = async () => {
    const row = await render.db.collection('NewsletterSubscriptions').findOne({ websiteId })
    return `/n/${mailedTokenOf('newsletter', row?.secret, render.secret)}`
  }
  await post(websiteId, { email: 'vic@example.com' }, 'news')
  const first = await link()
  expect((await post(websiteId, { email: 'vic@example.com' }, 'news')).status).toBe(200)
  expect(await link()).toBe(first)
  expect((await render.ask(first)).status).toBe(200)
})

test('[3.newsletter] an address that nobody confirms is forgotten a month after it was asked last', async () => {
  const { websiteId } = await aSite(blankSection('Newsletter', 'news') as AnySection)
  const rows = render.db.collection('NewsletterSubscriptions')
  await post(websiteId, { email: 'una@example.com' }, 'news')
  const row = await rows.findOne({ websiteId })
  expect(row?.waitsUntil.getTime() - row?.createdAt.getTime()).toBe(30 * 24 * 60 * 60 * 1000)
  const ending = (await rows.indexes()).filter(({ expireAfterSeconds }) => expireAfterSeconds === 0)
  expect(ending.map(({ key }) => key)).toEqual([{ waitsUntil: 1 }])
  await render.ask(`/n/${mailedTokenOf('newsletter', row?.secret, render.secret)}`, { form: {} })
  const confirmed = await rows.findOne({ websiteId })
  expect([confirmed?.confirmedAt instanceof Date, confirmed?.waitsUntil]).toEqual([true, undefined])
})

test('[3.newsletter] an address that waits since before links were made of secrets gets a link when it asks again', async () => {
  const { websiteId } = await aSite(blankSection('Newsletter', 'news') as AnySection)
  const rows = render.db.collection<{ _id: string; [field: string]: unknown }>('NewsletterSubscriptions')
  const old = { token: 'hash', consentText: '', createdAt: new Date(), confirmedAt: null }
  await rows.insertOne({ _id: 'of-old', websiteId, email: 'vic@example.com', ...old })
  await post(websiteId, { email: 'vic@example.com' }, 'news')
  const row = await render.db.collection('NewsletterSubscriptions').findOne({ websiteId })
  expect(row).toMatchObject({ _id: 'of-old', secret: expect.any(String) })
  expect((await render.ask(`/n/${mailedTokenOf('newsletter', row?.secret, render.secret)}`)).status).toBe(200)
})

test('[2.3.embed] embedded code is served on its own origin, powerless, and nowhere else', async () => {
  const code = '<script>document.title = 1</script>'
  const { websiteId } = await aSite(blankSection('CodeEmbed', 'embed', { code }) as AnySection)
  const path = `/embed/${websiteId}/embed`
  const answer = await render.ask(path, { host: 'usercontent' })
  expect(answer.text).toContain(code)
  expect(answer.headers['content-security-policy']).toMatch(/^sandbox allow-scripts allow-forms/)
  expect(answer.headers['content-security-policy']).not.toContain('allow-same-origin')
  expect((await render.ask(path)).status).toBe(404)
  expect((await render.ask('/health', { host: 'usercontent' })).status).toBe(404)
  expect((await render.ask(path, { host: 'usercontent', form: {} })).status).toBe(405)
  const worker = { host: 'usercontent', headers: { 'service-worker': 'script' } } as const
  expect((await render.ask(path, worker)).status).toBe(403)
})

test('[2.3.embed] each embed has a host of its own, where no other is', async () => {
  const ask = (at: { readonly websiteId: string; readonly sectionId: string }, websiteId: string) =>
    render.ask(`/embed/${websiteId}/embed`, {
      headers: { host: new URL(embedOrigin(render.origins.usercontent, at)).host },
    })
  const [one, other] = await Promise.all(
    ['<p>one</p>', '<p>other</p>'].map((code) =>
      aSite(blankSection('CodeEmbed', 'embed', { code }) as AnySection),
    ),
  )
  const [first, second] = [one, other].map((site) => site?.websiteId ?? '')
  const own = await ask({ websiteId: first ?? '', sectionId: 'embed' }, first ?? '')
  expect([own.status, own.text.includes('<p>one</p>')]).toEqual([200, true])
  expect((await ask({ websiteId: second ?? '', sectionId: 'embed' }, first ?? '')).status).toBe(404)
  expect((await ask({ websiteId: first ?? '', sectionId: 'other' }, first ?? '')).status).toBe(404)
})

test('[T7] embedded code is no page of its own: whoever opens its address is led to the website', async () => {
  const code = '<h1>Sign in to your bank</h1>'
  const { websiteId, handle } = await aSite(blankSection('CodeEmbed', 'embed', { code }) as AnySection)
  const askAs = (dest: string) =>
    render.ask(`/embed/${websiteId}/embed`, { host: 'usercontent', headers: { 'sec-fetch-dest': dest } })
  for (const dest of ['document', 'empty', 'object', 'embed', 'script']) {
    const answer = await askAs(dest)
    const { location, 'cache-control': kept } = answer.headers
    expect([answer.status, location, kept]).toEqual([303, `${render.origins.sites}/${handle}`, 'no-store'])
    expect(answer.text).toBe('')
  }
  for (const dest of ['iframe', 'frame']) {
    const answer = await askAs(dest)
    expect([answer.text.includes(code), answer.headers.vary]).toEqual([true, 'Sec-Fetch-Dest'])
  }
})

test.each(['x', 'é', '東', '😀', '\n'])(
  '[7.contact] the longest form, filled with %j as far as its fields allow, is kept as it was written',
  async (letter) => {
    const items = Array.from({ length: contactLimits.fields }, (_, at) => ({
      ...{ id: `field${at}`, title: `Field ${at}`, type: 'TextArea', validator: 'None' },
    }))
    const { websiteId } = await aSite(contact({ items }))
    const words = `a${letter.repeat(4094 / letter.length)}z`
    const answer = await post(websiteId, Object.fromEntries(items.map(({ id }) => [id, words])))
    expect(answer.status).toBe(200)
    const [row] = await kept(websiteId)
    expect(row?.fields.map(({ value }: { value: string }) => value)).toEqual(items.map(() => words))
  },
)

test('[T30] a post of more fields than any form has is refused before one of them is read', async () => {
  const { websiteId } = await aSite(contact())
  const read = vi.spyOn(URLSearchParams.prototype, Symbol.iterator)
  const answer = await render.ask(`/f/${websiteId}/contact`, { form: 'a&'.repeat(1_000) })
  expect(answer.status).toBe(400)
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})
