import { inviteLifetimeMs } from '@shingle/shared/invite/limits.ts'
import { openWebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import { describe, expect, it, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailsOrdered, signInAs } from '../testing/sign-in-as.ts'

const { api, ...people } = await openTestApi('grace', 'tom', 'eve')
let { grace, tom, eve } = people
const calls = inviteCalls(api)

const rowsOf = (websiteId: string) => api.db.collection('WebsiteInvites').find({ websiteId }).toArray()
const statesOf = async (websiteId: string) =>
  (await calls.editors(grace, websiteId)).answer.invites.map(({ email, state }) => [email, state])

describe('[4.invite] adding an editor', () => {
  it('creates an invite, sends the mail of a pending one again, and replaces an expired one', async () => {
    const id = await aDraft(api, grace)
    const first = await calls.invite(grace, id, ' Tom@Example.com ')
    expect([first.status, first.answer.outcome]).toEqual([201, 'created'])
    // T16: 128 bits, which nobody guesses.
    expect(first.answer.inviteId).toMatch(/^[0-9a-f]{32}$/)
    const second = await calls.invite(grace, id, 'tom@example.com')
    expect([second.status, second.answer]).toEqual([
      200,
      { inviteId: first.answer.inviteId, outcome: 'resent' },
    ])
    api.later(inviteLifetimeMs + 1000)
    grace = await signInAs(api, grace.email)
    expect(await statesOf(id)).toEqual([['tom@example.com', 'Expired']])
    const third = await calls.resend(grace, first.answer.inviteId)
    expect(third.answer.outcome).toBe('replaced')
    expect(third.answer.inviteId).not.toBe(first.answer.inviteId)
    expect(await statesOf(id)).toEqual([['tom@example.com', 'Pending']])
    const ordered = [first, third].map(({ answer }) => ({ inviteId: answer.inviteId }))
    expect(await mailsOrdered(api, 'invite')).toEqual(ordered)
  })

  it('refuses the own address, an editor’s, and what is none', async () => {
    const id = await aDraft(api, grace)
    await shareWith(api, id, { owner: grace, editor: await signInAs(api, tom.email) })
    const tried = ['GRACE@example.com', 'tom@example.com', 'tom@example', '', 'a@b.co,c@d.co']
    const codes: unknown[] = []
    for (const email of tried) codes.push((await calls.invite(grace, id, email)).body.code)
    expect(codes).toEqual([
      ...['invite.own-address', 'invite.already-editor'],
      ...Array(3).fill('invite.email-invalid'),
    ])
    expect(await rowsOf(id)).toHaveLength(1)
  })

  it('[T30] is refused to whoever invites one mailbox over and over, and says when to come again', async () => {
    const flo = await signInAs(api, 'flo@example.com')
    const id = await aDraft(api, flo)
    const answers = []
    for (let count = 0; count < 11; count += 1)
      answers.push(await calls.invite(flo, id, `victim+${count}@example.com`))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answers.at(-1)?.body.text).toBe('That was too often. Please try again in 24 hours.')
    const gia = await signInAs(api, 'gia@example.com')
    const [own, other] = [await aDraft(api, gia), await aDraft(api, gia)]
    // What one account sends there keeps no other owner from inviting whoever reads it, and both end somewhere.
    for (const draft of [own, other])
      expect((await calls.invite(gia, draft, 'victim@example.com')).status).toBe(201)
    expect((await calls.invite(gia, own, 'victim@example.com')).status).toBe(429)
  })

  it('[T19] takes nothing but what it asks for', async () => {
    const id = await aDraft(api, grace)
    const body = { invitedUserEmail: 'new@example.com', websiteId: id, role: 'Collaborator' }
    const wrong = [
      ...[{ role: 'Admin' }, { role: 'Owner' }, { accepted: true }, { invitedUserId: tom.id }],
      ...[{ websiteId: { $ne: null } }, { invitedUserEmail: { $gt: '' } }, { createdAt: '2030-01-01' }],
    ]
    for (const change of wrong) {
      const sent = { body: { ...body, ...change }, token: grace.token }
      expect([change, (await api.call('/api/invite/create', sent)).status]).toEqual([change, 400])
    }
    expect(await rowsOf(id)).toEqual([])
  })
})

describe('[4.invite] opening an invite', () => {
  it('makes its account an editor, who may open it as often as they like', async () => {
    const id = await aDraft(api, grace)
    const { inviteId } = (await calls.invite(grace, id, tom.email)).answer
    tom = await signInAs(api, tom.email)
    for (let count = 0; count < 2; count += 1)
      expect((await calls.accept(tom, inviteId)).answer).toEqual({
        ...{ outcome: 'accepted', websiteId: id, businessName: 'Harrow & Sons Plumbing' },
        ...{ inviterName: grace.email, ownerName: grace.email, editing: grace.email },
      })
    const { shared } = (await api.call('/api/websites', { token: tom.token })).body
    expect(shared.filter(({ draftId }: { draftId: string }) => draftId === id)).toHaveLength(1)
    expect((await calls.editors(grace, id)).answer).toMatchObject({
      owner: { id: grace.id, email: grace.email },
      invites: [{ id: inviteId, state: 'Accepted', userId: tom.id, email: tom.email }],
    })
  })

  it('names who invited, also after the website was handed over, and not once their account is gone', async () => {
    const [uma, vic, wes] = [
      await signInAs(api, 'uma@example.com'),
      await signInAs(api, 'vic@example.com'),
      await signInAs(api, 'wes@example.com'),
    ]
    const id = await aDraft(api, uma)
    await shareWith(api, id, { owner: uma, editor: vic })
    const { inviteId } = (await calls.invite(uma, id, wes.email)).answer
    await calls.transfer(uma, id, vic.id)
    const named = async () => (await calls.accept(wes, inviteId)).answer
    expect(await named()).toMatchObject({ inviterName: uma.email, ownerName: vic.email })
    await openWebsiteInvites(api.db, api.options.clock).forgetInviter(uma.id)
    expect(await named()).toMatchObject({ inviterName: null, ownerName: vic.email })
    const late = await signInAs(api, 'late@example.com')
    const again = (await calls.invite(vic, id, late.email)).answer.inviteId
    await calls.resend(vic, again)
    expect((await calls.accept(late, again)).answer).toMatchObject({ inviterName: vic.email })
  })

  it('[T16] tells another account that it is not for them, and nothing else of it', async () => {
    const id = await aDraft(api, grace)
    const { inviteId } = (await calls.invite(grace, id, 'tom@example.com')).answer
    eve = await signInAs(api, eve.email)
    const { text, answer } = await calls.accept(eve, inviteId)
    expect(answer).toMatchObject({ outcome: 'wrong-account', invited: 't••@example.com' })
    for (const secret of [tom.email, grace.email, id, 'Harrow']) expect(text).not.toContain(secret)
    expect(await statesOf(id)).toEqual([['tom@example.com', 'Pending']])
  })

  it('is over 7 days later to the second, and when it was taken back or its website deleted', async () => {
    const [late, gone] = [await aDraft(api, grace), await aDraft(api, grace)]
    const open = (await calls.invite(grace, late, eve.email)).answer.inviteId
    const expiring = (await calls.invite(grace, late, tom.email)).answer.inviteId
    const revoked = (await calls.invite(grace, gone, tom.email)).answer.inviteId
    await calls.remove(grace, revoked)
    const deleted = (await calls.invite(grace, gone, eve.email)).answer.inviteId
    await api.call(`/api/websites/${gone}`, { method: 'DELETE', token: grace.token })
    api.later(inviteLifetimeMs - 1000)
    for (const name of ['grace', 'tom', 'eve'] as const) {
      const person = await signInAs(api, `${name}@example.com`)
      if (name === 'grace') grace = person
      else if (name === 'tom') tom = person
      else eve = person
    }
    expect((await calls.accept(eve, open)).answer.outcome).toBe('accepted')
    api.later(2000)
    expect((await calls.accept(tom, expiring)).answer).toMatchObject({
      outcome: 'expired',
      ownerEmail: grace.email,
    })
    for (const id of [revoked, deleted, 'nothing', 'a'.repeat(32)])
      expect((await calls.accept(tom, id)).answer).toEqual({ outcome: 'no-longer-valid' })
  })
})

test('[6.editor] an editor sees who else edits and nobody who was only invited, leaves by themselves, and takes nobody else out', async () => {
  const id = await aDraft(api, grace)
  const [toms, eves] = [
    await shareWith(api, id, { owner: grace, editor: tom }),
    await shareWith(api, id, { owner: grace, editor: eve }),
  ]
  await calls.invite(grace, id, 'nell@example.com')
  const seen = (await calls.editors(tom, id)).answer
  const shown = seen.invites.map((invite) => invite.id)
  expect([seen.owner.id, shown.toSorted()]).toEqual([grace.id, [toms, eves].toSorted()])
  expect((await calls.remove(tom, eves)).status).toBe(403)
  expect((await calls.remove(tom, toms)).status).toBe(204)
  expect((await calls.remove(tom, toms)).status).toBe(404)
  expect((await calls.editors(tom, id)).status).toBe(404)
  const removedBefore = await mailsOrdered(api, 'editor-removed')
  expect((await calls.remove(grace, eves)).status).toBe(204)
  expect(await mailsOrdered(api, 'editor-removed')).toEqual([
    ...removedBefore,
    { websiteId: id, userId: eve.id },
  ])
})

test('[4.invite] whoever is asked says no, before the link is opened, and nobody else says it for them', async () => {
  const ned = await signInAs(api, 'ned@example.com')
  const id = await aDraft(api, grace)
  const { inviteId } = (await calls.invite(grace, id, ned.email)).answer
  expect((await calls.remove(eve, inviteId)).status).toBe(404)
  expect((await calls.resend(ned, inviteId)).status).toBe(403)
  expect((await calls.remove(ned, inviteId)).status).toBe(204)
  expect(await statesOf(id)).toEqual([])
  expect((await calls.accept(ned, inviteId)).answer).toEqual({ outcome: 'no-longer-valid' })
})

test('[4.control] edit control of a removed editor goes to the owner, with a version of what they left', async () => {
  const id = await aDraft(api, grace)
  const toms = await shareWith(api, id, { owner: grace, editor: tom })
  await api.call(`/api/drafts/${id}/take`, { body: { seen: 1 }, token: tom.token })
  expect((await api.row('DraftSync', id)).holder.id).toBe(tom.id)
  await calls.remove(grace, toms)
  expect(await api.row('DraftSync', id)).toMatchObject({ holder: { id: grace.id }, epoch: 3 })
  const { versions } = (await api.call(`/api/drafts/${id}/versions`, { token: grace.token })).body
  expect(JSON.stringify(versions)).toContain('grace@example.com')
})
