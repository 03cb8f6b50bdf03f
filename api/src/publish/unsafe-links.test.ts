import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { checkedLinksMaximum } from '@shingle/shared/link-safety/link-safety.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startOutside } from '../link-safety/testing/start-outside.ts'
import { aDraft, editDraft, publish } from '../testing/a-draft.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const web = await startOutside()
const api = await startTestApi({ outside: { port: web.port, webRiskKey: 'key' } })
// Whose session ends meanwhile signs in again.
let ann = await signInAs(api, 'ann@example.com')
afterAll(async () => {
  await api.close()
  await web.close()
})
beforeEach(() => {
  web.reset()
})

/** Later, with a session of then. */
const later = async (ms: number) => {
  api.later(ms)
  ann = await signInAs(api, ann.email)
}
/** A draft whose header has one button, which leads there. */
const leadingTo = async (target: string): Promise<string> => {
  const id = await aDraft(api, ann)
  await editDraft(api, { draftId: id, person: ann }, (doc) => {
    const section = materialise(doc).sections.find(({ type }) => type === 'Header')?.id ?? ''
    const at = { in: 'section', section, field: 'button' } as const
    const set = setField(doc, at, { label: 'Pay here', link: { type: 'Web', target } })
    if (!set.ok) throw new Error(set.problem.text)
  })
  return id
}
/** A draft whose introduction links a letter to each address, in their order. */
const linkingTo = async (addresses: readonly string[]): Promise<string> => {
  const id = await aDraft(api, ann)
  const letters = addresses.map((href) => ({
    ...{ type: 'text', text: 'x' },
    marks: [{ type: 'link', attrs: { href } }],
  }))
  await editDraft(api, { draftId: id, person: ann }, (doc) => {
    const section = materialise(doc).sections.find(({ type }) => type === 'Introduction')?.id ?? ''
    const body = { type: 'doc', content: [{ type: 'paragraph', content: letters }] }
    const set = setField(doc, { in: 'section', section, field: 'body' }, body)
    if (!set.ok) throw new Error(set.problem.text)
  })
  return id
}
const publishAs = async (id: string, handle: string) => {
  const answer = await publish(api, id, { person: ann, handle, seq: 2 })
  if (answer.status !== 200) throw new Error(answer.text)
  const row = await api.row('Websites', handle)
  const page = await api.options.files.get(row?.page.files.identity)
  return Buffer.from(page?.bytes ?? '').toString()
}

test('[4.link-safety] a link that is flagged does not go out, and nobody is asked about it', async () => {
  const link = 'https://paypal-login.example/'
  const id = await leadingTo(link)
  const html = await publishAs(id, 'flagged')
  expect(html).not.toContain(link)
  expect(html).not.toContain('Pay here')
  expect(web.asked).toEqual([])
  const kept = await createDraftLog(api.db).load(id)
  expect(JSON.stringify(kept.ok && materialise(kept.value.doc))).toContain(link)
})

test('[4.link-safety] a link is asked about again when its page goes out', async () => {
  const link = 'https://harm.example/'
  const id = await leadingTo(link)
  expect(await publishAs(id, 'twice')).toContain(link)
  web.harmful.add(link)
  await later(11 * 60_000)
  expect(await publishAs(id, 'twice')).not.toContain(link)
  web.reset()
  await later(11 * 60_000)
  expect(await publishAs(id, 'twice')).toContain(link)
})

test('[4.link-safety] what cannot be checked in time goes out, and publishing waits no longer for it', async () => {
  const link = 'https://silent.example/'
  web.pages['silent.example/'] = 'hang up'
  web.riskAnswer = () => undefined
  expect(await publishAs(await leadingTo(link), 'silent')).toContain(link)
  expect(await api.db.collection('LinkChecks').countDocuments({ safety: 'Failed' })).toBe(0)
})

test('[4.link-safety] what was found unsafe goes out behind no number of harmless links, nor where nobody answers in time', async () => {
  const [link, short] = ['https://hidden-harm.example/', 'https://later-harm.example/']
  web.harmful.add(link).add(short)
  await publishAs(await linkingTo([link, short]), 'ahead')
  await later(11 * 60_000)
  const others = Array.from({ length: checkedLinksMaximum }, (_, at) => `https://harmless-${at}.example/`)
  const html = await publishAs(await linkingTo([...others, link]), 'behind')
  expect(html).toContain(others.at(-1))
  expect(html).not.toContain(link)
  web.riskAnswer = () => undefined
  expect(await publishAs(await linkingTo([short]), 'behind-silence')).not.toContain(short)
})
