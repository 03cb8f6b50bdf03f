import { changeEmailEndpoint, confirmEmailEndpoint } from '@shingle/shared/email-change/endpoints.ts'
import { deleteAccountEndpoint, renameAccountEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { listVersionsEndpoint, readVersionEndpoint } from '@shingle/shared/version/endpoints.ts'
import { draftTicketEndpoint, takeControlEndpoint } from '@shingle/shared/website/endpoints.ts'
import { createDeleteAccount } from '@shingle/storage/deletion/delete-account.ts'
import { joinDraft } from '@shingle/storage/draft-log/draft-announcements.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailedToken, type Person, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()

const change = async ({ token }: Person, email: string) => {
  await api.ask(changeEmailEndpoint, { token, body: { email } })
  const mailed = await mailedToken(api, 'new-email', email)
  const { answer } = await api.ask(confirmEmailEndpoint, { token, body: { token: mailed } })
  expect(answer.status).toBe('Success')
}
const rename = ({ token }: Person, name: string) => api.ask(renameAccountEndpoint, { token, body: { name } })
const remove = async (person: Person) => {
  await api.ask(deleteAccountEndpoint, { token: person.token })
  const queue = createJobQueue(api.db, api.options)
  await createDeleteAccount({ ...api.options, queue, orderMail: createOrderMail(queue) })(person.id)
}

/** The website of one person that another, who has no name, has taken control of and saved a version of. */
const aScene = async (name: string) => {
  const owner = await signInAs(api, `owner-of-${name}@example.com`)
  const editor = await signInAs(api, `${name}@example.com`)
  const id = await aDraft(api, owner)
  await anEditorOf(api, id, editor)
  await api.db
    .collection<{ _id: string }>('DraftVersions')
    .updateMany({ draftId: id }, { $set: { fingerprint: 'another' } })
  await api.ask(takeControlEndpoint, { params: { id }, body: { seen: 1 }, token: editor.token })
  await api.call(`/api/drafts/${id}/versions`, { body: { name: 'Mine' }, token: editor.token })
  return { id, owner, editor }
}

/** By what name the owner reads of the editor: as author, as taker, and as who edited last. */
const namesRead = async (id: string, { token }: Person) => {
  const { answer: listed } = await api.ask(listVersionsEndpoint, { params: { id }, query: {}, token })
  const ended = await api.ask(readVersionEndpoint, { params: { id, version: 'epoch-1' }, token })
  const ticket = await api.ask(draftTicketEndpoint, { params: { id }, token })
  return {
    saved: listed.versions.find(({ reason }) => reason === 'saved')?.author.name,
    kept: listed.versions.find(({ reason }) => reason === 'taken-over')?.name,
    taker: ended.answer.taken?.by.name,
    holder: ticket.answer.holder.name,
  }
}
const called = (name: string, within = name) => ({
  ...{ saved: name, kept: `Before ${within} took over`, taker: name, holder: name },
})

/** In which collections of drafts the words stand. */
const draftsWith = async (words: string) => {
  const names = ['DraftWebsites', 'DraftVersions', 'DraftSync']
  const rows = await Promise.all(names.map((name) => api.db.collection(name).find().toArray()))
  return names.filter((_, at) => JSON.stringify(rows[at]).includes(words))
}

test('[3.versions] who has no name is read by today’s address, and no draft keeps the former one', async () => {
  const { id, owner, editor } = await aScene('ada')
  expect(await namesRead(id, owner)).toEqual(called('ada@example.com'))
  await change(editor, 'ada@new.example')
  expect(await namesRead(id, owner)).toEqual(called('ada@new.example'))
  expect(await draftsWith('ada@example.com')).toEqual([])
})

test('[3.account] who takes a name, another, or none, is read by what they are called now', async () => {
  const { id, owner, editor } = await aScene('bea')
  for (const name of ['Bea', 'Bea Lin', '']) {
    await rename(editor, name)
    expect(await namesRead(id, owner)).toEqual(called(name === '' ? 'bea@example.com' : name))
  }
})

test('[3.presence] whoever has the draft open hears at once how the one who edits is called now', async () => {
  const { id, editor } = await aScene('cal')
  const heard: unknown[] = []
  const { leave } = await joinDraft(api.options.bus, id, (news) => heard.push(news))
  await rename(editor, 'Cal')
  await rename(editor, 'Cal')
  await change(editor, 'cal@new.example')
  await leave()
  expect(heard).toMatchObject([{ t: 'control', epoch: 2, holder: { id: editor.id, name: 'Cal' } }])
})

test('[4.account] of a deleted account others read that somebody left, and no draft of theirs names it', async () => {
  const { id, owner, editor } = await aScene('dov')
  // As versions were kept when they copied the name.
  const taker = { id: editor.id, name: editor.email }
  await api.db.collection('DraftVersions').updateMany(
    { draftId: id, reason: 'taken-over' },
    {
      $set: {
        ...{ name: `Before ${editor.email} took over`, author: taker },
        endedEpochs: [{ epoch: 1, taker, at: api.options.clock() }],
      },
    },
  )
  await remove(editor)
  expect(await namesRead(id, owner)).toEqual(called('Somebody who left', 'somebody who left'))
  expect(await draftsWith(editor.email)).toEqual([])
})
