import { setPasswordEndpoint } from '@shingle/shared/password/endpoints.ts'
import {
  deleteAccountByPasswordEndpoint,
  deleteAccountEndpoint,
  weighAccountEndpoint,
} from '@shingle/shared/profile/endpoints.ts'
import { plannerMayNot } from '@shingle/shared/publish-plan/problems.ts'
import { takedownEndpoint } from '@shingle/shared/takedown/endpoints.ts'
import { createDeleteAccount } from '@shingle/storage/deletion/delete-account.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { collections } from '@shingle/storage/rows/collections.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf, publish } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signedInLongAgo, signInAs } from '../testing/sign-in-as.ts'
import { testOperatorToken } from '../testing/start-test-api.ts'

const { api } = await openTestApi()
const { invite } = inviteCalls(api)

const remove = ({ token }: Person) => api.ask(deleteAccountEndpoint, { token })
const queue = createJobQueue(api.db, api.options)
const orderMail = createOrderMail(queue)
/** What the worker does with the job. */
const work = (options = api.options) => createDeleteAccount({ ...options, queue, orderMail })
/** What it does once the mail of it is sent. */
const tell = ({ id }: Person) => openUsers(api.db, api.options.clock).forgetEnded(id)

/** Every row of the database in which one of the words stands, but the jobs, whose ids name nobody. */
const rowsWith = async (words: readonly string[]): Promise<readonly string[]> => {
  const found = await Promise.all(
    collections
      .filter(({ name }) => name !== 'Jobs')
      .map(async ({ name }) => {
        const rows = await api.db.collection(name).find().toArray()
        return rows.flatMap((row) =>
          words.some((word) => JSON.stringify(row).includes(word)) ? [`${name}/${row._id}`] : [],
        )
      }),
  )
  return found.flat()
}

/** All that the database holds of somebody who has nothing to do with whoever goes, as it lies there. */
const everythingOf = async ({
  person,
  friend,
  website,
  trashed,
  theirs,
}: Awaited<ReturnType<typeof aLife>>) => {
  const words = [person.id, person.email, friend.id, friend.email, website, trashed, theirs]
  const rows = collections.map(({ name }) => api.db.collection(name).find().sort({ _id: 1 }).toArray())
  const texts = (await Promise.all(rows)).flat().map((row) => JSON.stringify(row))
  return texts.filter((text) => words.some((word) => text.includes(word)))
}

const aLife = async (name: string) => {
  const person = await signInAs(api, `${name}@example.com`)
  const friend = await signInAs(api, `friend-of-${name}@example.org`)
  await api.db.collection('RateLimits').deleteMany({})
  const [website, trashed, theirs] = [
    await aDraft(api, person),
    await aDraft(api, person),
    await aDraft(api, friend),
  ]
  await publish(api, website, { person, handle: `site-of-${name}` })
  await api.call(`/api/websites/${trashed}`, { method: 'DELETE', token: person.token })
  await anEditorOf(api, website, friend)
  await anEditorOf(api, theirs, person)
  await api.call(`/api/drafts/${theirs}/take`, { method: 'POST', body: { seen: 1 }, token: person.token })
  await api.call(`/api/drafts/${theirs}/versions`, {
    method: 'POST',
    body: { name: 'Mine' },
    token: person.token,
  })
  const picture = { websiteId: theirs, userId: person.id, reference: `picture of ${name}`, renditions: [] }
  await api.insert('WebsiteImages', { _id: `${theirs} picture`, ...picture })
  const publishPlan = { id: `plan-of-${name}`, at: new Date(), handle: 'theirs', userId: person.id }
  await api.db
    .collection<{ _id: string }>('DraftWebsites')
    .updateOne({ _id: theirs }, { $set: { publishPlan } })
  return { person, friend, website, trashed, theirs }
}

test('[4.account] what goes with an account is told before', async () => {
  const { person } = await aLife('mia')
  const { answer } = await api.ask(weighAccountEndpoint, { token: person.token })
  expect(answer).toEqual({
    ...{ websites: 1, trashed: 1, editors: 1, messages: 0, domains: 0 },
    addresses: ['http://sites.localhost:3000/site-of-mia'],
  })
})

test('[4.account] of a website that came by transfer its owner is no editor, and a domain of their own is told with it', async () => {
  const [giver, owner, editor] = [
    await signInAs(api, 'giver@example.com'),
    await signInAs(api, 'taker@example.com'),
    await signInAs(api, 'helper@example.com'),
  ]
  const { editors, remove: removeEditor, transfer } = inviteCalls(api)
  const id = await aDraft(api, giver)
  await shareWith(api, id, { owner: giver, editor: owner })
  await shareWith(api, id, { owner: giver, editor })
  await transfer(giver, id, owner.id)
  const weigh = async () => (await api.ask(weighAccountEndpoint, { token: owner.token })).answer
  // The giver stays as an editor beside the helper.
  expect(await weigh()).toMatchObject({ websites: 1, editors: 2, domains: 0 })
  const theirs = (await editors(owner, id)).answer.invites.find(({ userId }) => userId === giver.id)
  await removeEditor(owner, theirs?.id ?? '')
  const name = 'taker.example'
  const claims = [
    { _id: name, held: name, websiteId: id },
    { _id: 'unproved.example', held: null, websiteId: await aDraft(api, owner) },
    { _id: 'parted.example', held: 'parted.example', websiteId: null },
  ]
  for (const claim of claims)
    await api.insert('WebsiteDomains', {
      ...{ ...claim, domainName: claim._id, zone: claim._id, userId: owner.id, websiteName: null },
      state: claim.held === null ? 'PendingOwnershipVerification' : 'Connected',
    })
  expect(await weigh()).toMatchObject({ websites: 2, editors: 1, domains: 1 })
})

test('[2.4.sessions] who signed in long ago proves who they are before they are told what goes', async () => {
  const ola = await signInAs(api, 'ola@example.com')
  await signedInLongAgo(api, ola)
  const answer = await api.ask(weighAccountEndpoint, { token: ola.token })
  expect([answer.status, answer.body.code]).toEqual([403, 'session.sign-in-again'])
})

test('[4.account] a deleted account leaves no row and no file that names it, and nothing of others goes', async () => {
  const bystander = await aLife('zoe')
  const { person, friend, website, trashed, theirs } = await aLife('noa')
  const kept = await everythingOf(bystander)
  expect(kept.length).toBeGreaterThan(20)
  const page = (await api.row('Websites', 'site-of-noa'))?.page.files.identity
  const before = await rowsWith([person.id, person.email, website, trashed])
  expect(before.length).toBeGreaterThan(12)
  expect((await remove(person)).status).toBe(204)
  // At once, whatever the worker is at: nobody is signed in to it.
  expect((await api.call('/api/websites', { token: person.token })).status).toBe(401)
  await work()(person.id)
  // Where the last mail goes stands in one row until it is sent.
  expect(await rowsWith([person.email, website, trashed])).toEqual([`Users/${person.id}`])
  const told = { name: 'mail:account-deleted', 'payload.userId': person.id }
  expect(await api.db.collection('Jobs').countDocuments(told)).toBe(1)
  await tell(person)
  expect(await rowsWith([person.id, person.email, website, trashed])).toEqual([])
  expect(await everythingOf(bystander)).toEqual(kept)
  expect(await api.options.files.has(page)).toBe(false)
  const standing = (await api.row('Websites', 'site-of-zoe'))?.page.files.identity
  expect(await api.options.files.has(standing)).toBe(true)
  expect((await api.call(`/api/websites/${theirs}`, { token: friend.token })).status).toBe(200)
  expect(await api.row('DraftWebsites', theirs)).toMatchObject({
    publishPlan: { userId: 'departed', failed: plannerMayNot.text },
  })
  const again = await signInAs(api, person.email)
  expect(again.id).not.toBe(person.id)
  expect((await api.call('/api/websites', { token: again.token })).body).toMatchObject({
    owned: [],
    shared: [],
  })
})

test('[T12] an account that is taken back to its former address in the moment of its deletion stays whole', async () => {
  const { person, website, trashed } = await aLife('uma')
  const before = await rowsWith([website, trashed])
  const users = api.db.collection<{ _id: string }>('Users')
  await users.updateOne(
    { _id: person.id },
    { $set: { takenBackAt: new Date(api.options.clock().getTime() + 1) } },
  )
  expect((await remove(person)).status).toBe(401)
  const ordered = { name: 'delete-account', 'payload.userId': person.id }
  const jobs = await api.db.collection('Jobs').find(ordered).toArray()
  expect(jobs.length).toBeGreaterThan(0)
  for (const { payload } of jobs) await work()(payload.userId, payload.signedInAt)
  expect(await rowsWith([website, trashed])).toEqual(before)
  expect((await signInAs(api, person.email)).id).toBe(person.id)
})

test('[4.account] a deletion that is interrupted anywhere goes on where it stopped', async () => {
  let wasKilled = true
  let most = 0
  for (let steps = 0; wasKilled; steps += 3) {
    const { person, website, trashed } = await aLife(`ivy-${steps}`)
    await remove(person)
    let left = steps
    most = steps
    wasKilled = false
    // The process ends with the command that comes next.
    const db = new Proxy(api.options.db, {
      get: (target, name) => {
        const of = Reflect.get(target, name)
        if (name !== 'collection') return typeof of === 'function' ? of.bind(target) : of
        return (...given: [string]) =>
          new Proxy(target.collection(...given), {
            get: (collection, command) => {
              const run = Reflect.get(collection, command)
              if (typeof run !== 'function') return run
              return (...args: unknown[]) => {
                if (/^(delete|update|findOneAnd|insert)/.test(String(command))) left -= 1
                wasKilled ||= left < 0
                if (left < 0) throw new Error('the process ended')
                return Reflect.apply(run, collection, args)
              }
            },
          })
      },
    })
    await work({ ...api.options, db })(person.id).catch(() => undefined)
    await work()(person.id)
    await tell(person)
    expect([steps, await rowsWith([person.email, website, trashed])]).toEqual([steps, []])
  }
  expect(most).toBeGreaterThan(20)
}, 240_000)

test('[T42] whoever deletes the account of a website that was taken down frees no address', async () => {
  const person = await signInAs(api, 'mal@example.com')
  await publish(api, await aDraft(api, person), { person, handle: 'taken-away' })
  const down = { params: { website: 'taken-away' }, body: { state: 'taken-down' } } as const
  await api.ask(takedownEndpoint, { ...down, token: testOperatorToken })
  await remove(person)
  await work()(person.id)
  const again = await signInAs(api, 'mal@example.com')
  const answer = await publish(api, await aDraft(api, again), { person: again, handle: 'taken-away' })
  expect(answer.status).toBe(409)
})

test('[3.handle] the address of a deleted account’s website stays free of others for 30 days, belonging to nobody', async () => {
  const person = await signInAs(api, 'flo@example.com')
  const website = await aDraft(api, person)
  await publish(api, website, { person, handle: 'flos-flowers' })
  await remove(person)
  await work()(person.id)
  await tell(person)
  expect(await rowsWith([person.email, person.id, website])).toEqual([])
  const again = await signInAs(api, person.email)
  const squat = async () =>
    (await publish(api, await aDraft(api, again), { person: again, handle: 'flos-flowers' })).status
  expect(await squat()).toBe(409)
  await api.db
    .collection<{ _id: string }>('Websites')
    .updateOne({ _id: 'flos-flowers' }, { $set: { reservedUntil: api.options.clock() } })
  expect(await squat()).toBe(200)
})

test('[4.account] a deletion that comes late takes nothing of a new account of the same address', async () => {
  const person = await signInAs(api, 'rio@example.com')
  const host = await signInAs(api, 'host-of-rio@example.com')
  const theirs = await aDraft(api, host)
  await invite(host, theirs, person.email)
  await remove(person)
  api.later(60_000)
  const again = await signInAs(api, person.email)
  await invite(host, await aDraft(api, host), person.email)
  await work()(person.id)
  const invites = await api.db.collection('WebsiteInvites').find({ invitedUserEmail: person.email }).toArray()
  expect(invites.map(({ websiteId }) => websiteId === theirs)).toEqual([false])
  const codes = await api.db.collection('OtpSessions').find({ email: person.email }).toArray()
  expect([again.id === person.id, codes.length]).toEqual([false, 1])
})

test('[2.4.sessions] a forgotten device cannot delete an account', async () => {
  const person = await signInAs(api, 'old@example.com')
  await signedInLongAgo(api, person)
  const answer = await remove(person)
  expect([answer.status, answer.body.code]).toEqual([403, 'session.sign-in-again'])
  expect(await api.row('Users', person.id)).toMatchObject({ email: person.email })
})

test('[5.password] deleting an account that has a password takes the current one, and a sign-in of the last minutes', async () => {
  const password = 'a key under the mat'
  const person = await signInAs(api, 'pam@example.com')
  await api.ask(setPasswordEndpoint, { token: person.token, body: { password } })
  const byPassword = async ({ token }: Person, current: string) => {
    const { status, body } = await api.ask(deleteAccountByPasswordEndpoint, { token, body: { current } })
    return [status, body?.code, body?.field]
  }
  const without = await remove(person)
  expect([without.status, without.body.code]).toEqual([409, 'account.current-password-needed'])
  expect(await byPassword(person, 'not the key')).toEqual([403, 'account.wrong-current-password', 'current'])
  await signedInLongAgo(api, person)
  expect(await byPassword(person, password)).toEqual([403, 'session.sign-in-again', undefined])
  expect(await api.row('Users', person.id)).toMatchObject({ email: person.email })
  expect(await byPassword(await signInAs(api, person.email), password)).toEqual([204, undefined, undefined])
  expect((await api.call('/api/websites', { token: person.token })).status).toBe(401)
})

test('[5.password] without a password there is none to delete an account by', async () => {
  const person = await signInAs(api, 'sol@example.com')
  const guess = await api.ask(deleteAccountByPasswordEndpoint, { token: person.token, body: { current: '' } })
  expect([guess.status, guess.body.code]).toEqual([403, 'account.wrong-current-password'])
  expect(await api.row('Users', person.id)).toMatchObject({ email: person.email })
})
