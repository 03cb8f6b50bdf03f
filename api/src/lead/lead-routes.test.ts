import {
  chooseLeadMailsEndpoint,
  erasePersonEndpoint,
  type LeadsAnswer,
  listLeadsEndpoint,
  listWebsiteLeadsEndpoint,
  markLeadEndpoint,
  readLeadEndpoint,
  type Shelf,
  weighPersonEndpoint,
} from '@shingle/shared/lead/endpoints.ts'
import type { MessageState } from '@shingle/shared/lead/lead.ts'
import { leadsPerPage } from '@shingle/shared/lead/limits.ts'
import { listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { leftAddress } from '@shingle/storage/codes/left-address.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { aMessage, aSignUp } from '../testing/a-lead.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { signInAs } from '../testing/sign-in-as.ts'

const { api, stranger, editor } = await openTestApi('stranger', 'editor')

let count = 0
/** An owner of two websites that nobody has written to. */
const anOwner = async () => {
  count += 1
  const owner = await signInAs(api, `owner-${count}@example.com`)
  const [id, second] = [await aDraft(api, owner), await aDraft(api, owner)]
  const inbox = async (query: { shelf?: Shelf; search?: string; after?: string } = {}) =>
    (await api.ask(listWebsiteLeadsEndpoint, { params: { id }, query, token: owner.token })).answer
  const mark = (lead: string, state: MessageState) =>
    api.ask(markLeadEndpoint, { params: { id, lead }, body: { state }, token: owner.token })
  return { owner, id, second, inbox, mark }
}
const messages = (...rows: ReturnType<typeof aMessage>[]) =>
  Promise.all(rows.map((row) => api.insert('CustomerContactForms', row)))
const signUps = (...rows: ReturnType<typeof aSignUp>[]) =>
  Promise.all(rows.map((row) => api.insert('NewsletterSubscriptions', row)))
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 9, minute))
const ids = ({ leads }: LeadsAnswer) => leads.map(({ id }) => id)

test('[6.roles] an owner alone reads what visitors wrote, of one website and of all together', async () => {
  const { owner, id, second, inbox } = await anOwner()
  const here = aMessage(id, { createdAt: at(1) })
  const there = aMessage(second, { createdAt: at(3) })
  const signUp = aSignUp(id, { createdAt: at(2), confirmedAt: at(4), unread: true })
  await messages(here, there)
  await signUps(signUp)
  expect(ids(await inbox())).toEqual([signUp._id, here._id])
  const together = await api.ask(listLeadsEndpoint, { token: owner.token })
  expect(ids(together.answer)).toEqual([there._id, signUp._id, here._id])
  expect(together.answer.counts).toEqual({ messages: 2, signUps: 1, confirmed: 1, spam: 0 })
  expect(together.answer.websites.map(({ unread }) => unread).sort()).toEqual([1, 2])
  expect((await api.ask(listLeadsEndpoint, { token: stranger.token })).answer.leads).toEqual([])
  await anEditorOf(api, id, editor)
  const statuses = await Promise.all(
    [editor, stranger].map(
      async ({ token }) => (await api.ask(listWebsiteLeadsEndpoint, { params: { id }, token })).status,
    ),
  )
  expect(statuses).toEqual([403, 404])
})

test('[6.roles] a lead is found through its own website alone', async () => {
  const { owner, id, second } = await anOwner()
  const message = aMessage(id)
  await messages(message)
  const read = (websiteId: string) =>
    api.ask(readLeadEndpoint, { params: { id: websiteId, lead: message._id }, token: owner.token })
  expect((await read(id)).answer).toMatchObject({ kind: 'message', email: 'vera@example.com' })
  expect([(await read(second)).status, (await read(second)).body.code]).toEqual([404, 'lead.not-found'])
})

test('[1.leads] a page has so many, the newest first, and the next begins where it ended', async () => {
  const { id, inbox } = await anOwner()
  const rows = Array.from({ length: leadsPerPage + 3 }, (_, n) => aMessage(id, { createdAt: at(n % 7) }))
  await messages(...rows)
  await signUps(aSignUp(id, { createdAt: at(3) }))
  const first = await inbox()
  const second = await inbox({ after: first.next ?? '' })
  expect([first.leads.length, second.leads.length, second.next]).toEqual([leadsPerPage, 4, null])
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(leadsPerPage + 4)
})

test('[1.leads] words are found in whatever case and with or without accents, in every field', async () => {
  const { id, inbox } = await anOwner()
  await messages(
    aMessage(id, { text: 'Der Abfluss ist verstopft, Café Müller' }),
    aMessage(id, { name: 'Joan (.*) Penrose' }),
  )
  const found = async (search: string) => (await inbox({ search })).leads.length
  const searches = ['cafe MULLER', 'müller abfluss', '(.*)', 'penrose', 'penrose muller', '.*', '^']
  const counts = []
  for (const search of searches) counts.push(await found(search))
  expect(counts).toEqual([1, 1, 1, 1, 0, 1, 0])
})

test('[1.leads] what is long is cut in lists, and whole when it is opened', async () => {
  const { owner, id, inbox } = await anOwner()
  const message = aMessage(id, { text: 'x'.repeat(4000) })
  await messages(message)
  const [listed] = (await inbox()).leads
  expect(listed).toMatchObject({ isCut: true })
  expect(JSON.stringify(listed).length).toBeLessThan(2200)
  const params = { id, lead: message._id }
  const { answer } = await api.ask(readLeadEndpoint, { params, token: owner.token })
  expect(answer).toMatchObject({ isCut: false, fields: message.fields })
})

test('[1.leads] what is read, unread or spam is so until its owner says otherwise, and the list of websites counts it', async () => {
  const { owner, id, inbox, mark } = await anOwner()
  const message = aMessage(id)
  await messages(message)
  const unread = async () => {
    const { answer } = await api.ask(listWebsitesEndpoint, { token: owner.token })
    return answer.owned.find(({ draftId }) => draftId === id)?.unread
  }
  expect(await unread()).toBe(1)
  expect((await mark(message._id, 'read')).status).toBe(204)
  expect(await unread()).toBeUndefined()
  await mark(message._id, 'unread')
  expect(await unread()).toBe(1)
  await mark(message._id, 'spam')
  expect([await unread(), ids(await inbox()), ids(await inbox({ shelf: 'spam' }))]).toEqual([
    ...[undefined, []],
    [message._id],
  ])
  expect(await api.row('CustomerContactForms', message._id)).toMatchObject({ reasons: ['owner'] })
  await mark(message._id, 'read')
  expect(ids(await inbox())).toEqual([message._id])
  expect(await api.row('CustomerContactForms', message._id)).toMatchObject({ isTrusted: true })
  expect((await mark('0'.repeat(24), 'read')).status).toBe(404)
})

test('[1.leads] a sign-up is read or unread, never spam, and an address that left is not told', async () => {
  const { id, inbox, mark } = await anOwner()
  const [signUp, left] = [aSignUp(id, { unread: true }), aSignUp(id, { email: 'left:x', leftAt: at(9) })]
  await signUps(signUp, left)
  expect((await mark(signUp._id, 'spam')).status).toBe(404)
  expect((await mark(signUp._id, 'read')).status).toBe(204)
  expect(ids(await inbox())).toEqual([signUp._id])
  const newsletter = await inbox({ shelf: 'newsletter' })
  expect(newsletter.leads).toHaveLength(2)
  expect(newsletter.leads.find(({ id: lead }) => lead === left._id)).toMatchObject({
    ...{ email: null, standing: 'left', since: at(9).toISOString() },
  })
  expect(JSON.stringify(newsletter)).not.toContain('left:')
})

test('[P3] whoever is erased is erased from all websites of the account, and from no other', async () => {
  const { owner, id, second, inbox } = await anOwner()
  const other = await anOwner()
  const asTyped = aMessage(id, { email: 'Vera@Example.com' })
  const ofBefore = { ...aMessage(second), person: undefined, state: undefined, words: undefined }
  const kept = aMessage(id, { email: 'joan@example.com' })
  const theirs = aMessage(other.id)
  await messages(asTyped, kept, theirs)
  await api.insert('CustomerContactForms', JSON.parse(JSON.stringify(ofBefore)))
  await api.db
    .collection<{ _id: string }>('CustomerContactForms')
    .updateOne({ _id: ofBefore._id }, { $set: { createdAt: at(1) } })
  const hash = leftAddress(api.options.secret, 'vera@example.com')
  await signUps(aSignUp(id, { createdAt: at(2) }), aSignUp(second, { email: hash, leftAt: at(3) }))
  const params = { id, lead: asTyped._id }
  const weighed = await api.ask(weighPersonEndpoint, { params, token: owner.token })
  expect(weighed.answer).toEqual({
    ...{ email: 'Vera@Example.com', messages: 2, signUps: 1, signedUpAt: at(2).toISOString() },
  })
  expect((await api.ask(erasePersonEndpoint, { params, token: owner.token })).status).toBe(204)
  expect(ids(await inbox())).toEqual([kept._id])
  expect(await api.row('CustomerContactForms', ofBefore._id)).toBeNull()
  expect(await api.db.collection('NewsletterSubscriptions').countDocuments({ email: hash })).toBe(0)
  expect(await api.row('CustomerContactForms', theirs._id)).not.toBeNull()
  expect((await api.ask(weighPersonEndpoint, { params, token: owner.token })).status).toBe(404)
})

test('[P3] of whoever left no address the message alone is erased', async () => {
  const { owner, id, inbox } = await anOwner()
  const [nameless, another] = [aMessage(id, { email: null }), aMessage(id, { email: null })]
  await messages(nameless, another)
  const params = { id, lead: nameless._id }
  const { answer } = await api.ask(weighPersonEndpoint, { params, token: owner.token })
  expect(answer).toEqual({ email: null, messages: 1, signUps: 0, signedUpAt: null })
  await api.ask(erasePersonEndpoint, { params, token: owner.token })
  expect(ids(await inbox())).toEqual([another._id])
})

test('[1.leads] an owner hears of messages at once until they choose one mail a day, of that website alone', async () => {
  const { owner, id, second } = await anOwner()
  const chosen = async () => {
    const { websites } = (await api.ask(listLeadsEndpoint, { token: owner.token })).answer
    return [id, second].map((one) => websites.find((website) => website.id === one)?.mails)
  }
  expect(await chosen()).toEqual(['at-once', 'at-once'])
  for (const mails of ['daily', 'at-once', 'daily'] as const) {
    const answer = await api.ask(chooseLeadMailsEndpoint, {
      params: { id },
      body: { mails },
      token: owner.token,
    })
    expect([answer.status, await chosen()]).toEqual([204, [mails, 'at-once']])
  }
})
