import { read, utils } from '@e965/xlsx'
import { exportContactsEndpoint, exportWebsiteContactsEndpoint } from '@shingle/shared/lead/endpoints.ts'
import { messagesMaximum } from '@shingle/shared/lead/limits.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { aMessage, aSignUp } from '../testing/a-lead.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import type { Person } from '../testing/sign-in-as.ts'

const { api, owner, editor } = await openTestApi('owner', 'editor')
const messages = (...rows: ReturnType<typeof aMessage>[]) =>
  Promise.all(rows.map((row) => api.insert('CustomerContactForms', row)))

/** What a spreadsheet makes of the file: its first sheet. */
const opened = (csv: Uint8Array) => {
  const book = read(csv, { type: 'buffer', cellFormula: true, raw: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (sheet === undefined) throw new Error('There is no sheet')
  return { sheet, rows: utils.sheet_to_json<Record<string, string>>(sheet, { defval: '' }) }
}
const everything = { messages: 'yes', newsletter: 'yes', spam: 'yes' } as const
/** The bytes of an export, which say how they are to be read. */
const fetched = async (path: string, { token }: Person) => {
  const response = await fetch(`${api.address}${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  return new Uint8Array(await response.arrayBuffer())
}
const exported = (id: string, query: object = everything) =>
  fetched(`/api/websites/${id}/contacts?${new URLSearchParams(Object.entries(query))}`, owner)

test('[7.contacts] both kinds are in one file that a spreadsheet reads, with the fields of each form', async () => {
  const id = await aDraft(api, owner)
  const own = { title: 'Which day, please?', value: 'Thursday;\n"early", if 8 < 9', type: 'Text' as const }
  const written = aMessage(id, { name: 'Jürgen 日本', text: 'Ein Hahn\ntropft, "laut".' })
  await messages({ ...written, fields: [...written.fields, own] }, aMessage(id, { state: 'spam' }))
  await api.insert('NewsletterSubscriptions', aSignUp(id, { email: 'joan@example.com' }))
  await api.insert('NewsletterSubscriptions', aSignUp(id, { email: 'waits@example.com', confirmedAt: null }))
  await api.insert('NewsletterSubscriptions', aSignUp(id, { email: 'left:hash', leftAt: new Date() }))
  const csv = await exported(id)
  const { rows } = opened(csv)
  expect(rows.map((row) => [row.Kind, row.Status])).toEqual([
    ['Contact message', 'unread'],
    ['Contact message', 'spam'],
    ['Newsletter', 'confirmed'],
  ])
  expect(rows[0]).toMatchObject({
    ...{ Name: 'Jürgen 日本', Email: 'vera@example.com', Message: 'Ein Hahn\ntropft, "laut".' },
    'Which day, please?': own.value,
  })
  expect(rows[2]).toMatchObject({ Email: 'joan@example.com', 'Agreed to': 'Our letter / Your email' })
  expect(rows[2]?.Unsubscribe).toMatch(/^http:\/\/sites\.localhost:3000\/n\/[\w-]{43}$/)
  expect(new TextDecoder().decode(csv)).not.toMatch(/waits@|left:/)
})

test('[7.contacts] the file begins with the mark of its encoding, and its lines end as spreadsheets end them', async () => {
  const id = await aDraft(api, owner)
  const bytes = await exported(id, { messages: 'yes' })
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toMatch(/"Unsubscribe"\r\n$/)
})

test('[7.contacts] what is not asked for is not in the file', async () => {
  const id = await aDraft(api, owner)
  await messages(aMessage(id), aMessage(id, { state: 'spam', email: 'spam@example.com' }))
  await api.insert('NewsletterSubscriptions', aSignUp(id, { email: 'joan@example.com' }))
  const emails = async (query: object) => opened(await exported(id, query)).rows.map(({ Email }) => Email)
  expect(await emails({ messages: 'yes' })).toEqual(['vera@example.com'])
  expect(await emails({ spam: 'yes' })).toEqual(['spam@example.com'])
  expect(await emails({ newsletter: 'yes' })).toEqual(['joan@example.com'])
  expect(await emails({})).toEqual([])
})

test('[T32] no cell of an export is a formula, whatever a visitor typed', async () => {
  const id = await aDraft(api, owner)
  const hostile = [
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1', ' =1+1', '"=1+1', "'=1+1", '\n=1+1'],
    ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '=HYPERLINK("http://evil.example";"x")', "=cmd|' /C calc'!A0"],
    ...['\u200B=1+1', '","=1+1', ';=1+1', '|calc'],
  ]
  await messages(
    ...hostile.map((text) => ({
      ...aMessage(id, { text, name: text, email: null }),
      ...{ fields: [{ title: text, value: text, type: 'Text' as const }] },
    })),
  )
  const { sheet } = opened(await exported(id))
  const cells = Object.entries(sheet).filter(([at]) => !at.startsWith('!'))
  expect(cells.length).toBeGreaterThan(hostile.length * 5)
  expect(cells.filter(([, cell]) => cell.f !== undefined || cell.t === 'e').map(([at]) => at)).toEqual([])
  const texts = cells.map(([, cell]) => String(cell.v))
  expect(texts.filter((text) => /^[\s"`\u200B]*[=+\-@|＝＋－＠]/u.test(text))).toEqual([])
})

test('[T30] a full mailbox is exported whole, every row once', async () => {
  const id = await aDraft(api, owner)
  const rows = Array.from({ length: messagesMaximum }, (_, n) =>
    aMessage(id, { text: `Message ${n}`, createdAt: new Date(Math.floor(n / 7) * 1000), state: 'read' }),
  )
  const collection = api.db.collection<(typeof rows)[number]>('CustomerContactForms')
  for (let start = 0; start < rows.length; start += 1000)
    await collection.insertMany(rows.slice(start, start + 1000))
  const found = opened(await exported(id, { messages: 'yes' })).rows.map(({ Message }) => Message)
  expect([found.length, new Set(found).size]).toEqual([messagesMaximum, messagesMaximum])
})

test('[6.roles] an owner alone exports contacts, of one website or of all of theirs', async () => {
  const [id, second] = [await aDraft(api, owner), await aDraft(api, owner)]
  await anEditorOf(api, id, editor)
  await messages(aMessage(id, { email: 'one@example.com' }), aMessage(second, { email: 'two@example.com' }))
  const asked = { params: { id }, query: { messages: 'yes' } as const, token: editor.token }
  expect((await api.ask(exportWebsiteContactsEndpoint, asked)).status).toBe(403)
  const ofAll = (person: Person) => fetched(`${exportContactsEndpoint.path}?messages=yes`, person)
  const emails = opened(await ofAll(owner)).rows.map(({ Email }) => Email)
  expect(emails).toEqual(expect.arrayContaining(['one@example.com', 'two@example.com']))
  expect(opened(await ofAll(editor)).rows).toEqual([])
})
