import { removeFilesJob } from '@shingle/storage/deletion/remove-files.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { expect, test } from 'vitest'
import { openWorkerWorld, workerFiles } from './testing/worker-world.ts'

const world = openWorkerWorld()
const { aSignIn, aWorker, bus, clock, done, jobs, later, order } = world

test('[1.sign-in] a code is on its way at once, not when the worker next looks', async () => {
  aWorker()
  const signIn = await aSignIn('ann@example.com')
  await signIn.order()
  await expect.poll(() => world.mailServer.received.length, { timeout: 10_000 }).toBe(1)
  const [mail] = world.mailServer.received
  expect(mail?.to).toMatchObject([{ address: 'ann@example.com' }])
  expect(mail?.subject).toBe(`${signIn.code.slice(0, 3)}-${signIn.code.slice(3)} is your Shingle code`)
  expect(mail?.text).toContain(`${signIn.code.slice(0, 3)}-${signIn.code.slice(3)}`)
  expect(mail?.html).toContain('Your code')
})

test('[9] no mail waits for files that are slow to be removed', async () => {
  const removing = Promise.withResolvers<void>()
  let slow = 0
  const get = async () => {
    slow += 1
    await removing.promise
    return undefined
  }
  const queue = createJobQueue(world.db, { bus, clock })
  for (const at of [1, 2, 3, 4, 5, 6])
    await queue.add({ name: removeFilesJob.name, payload: { keys: [`${at}`.repeat(64)] } })
  aWorker(5, undefined, { files: { ...workerFiles, get } })
  await expect.poll(() => slow, { timeout: 10_000 }).toBe(4)
  const { id } = await openUsers(world.db, clock).ofEmail('ann@example.com')
  await order({ mail: 'stolen-session', data: { userId: id } })
  await expect.poll(() => world.mailServer.received.length, { timeout: 10_000 }).toBe(1)
  removing.resolve()
  await expect.poll(done, { timeout: 10_000 }).toBe(7)
})

test('[1.sign-in] a code is on its way while mails of all kinds wait for mailboxes that do not answer', async () => {
  const silent = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@silent.example`)
  for (const address of silent) world.mailServer.silent.add(address)
  aWorker(5)
  const [first = '', ...others] = silent
  for (const address of others) {
    const { id } = await openUsers(world.db, clock).ofEmail(address)
    await order({ mail: 'stolen-session', data: { userId: id } })
  }
  await (await aSignIn(first)).order()
  const begun = { state: 'open', unended: 1 }
  const underWay = () => world.db.collection('Jobs').countDocuments(begun)
  await expect.poll(underWay, { timeout: 10_000 }).toBe(silent.length)
  await (await aSignIn('ann@example.com')).order()
  await expect.poll(() => world.mailServer.received.length, { timeout: 10_000 }).toBe(1)
  expect(world.mailServer.received[0]?.to).toMatchObject([{ address: 'ann@example.com' }])
  world.mailServer.answer()
  await expect.poll(done, { timeout: 10_000 }).toBe(silent.length + 1)
})

test('[9.retry] while the mail server is down nothing is lost, and what comes later comes once', async () => {
  world.mailServer.refuses = true
  aWorker(5)
  const { ofEmail } = openUsers(world.db, clock)
  const [ann, bob] = [await ofEmail('ann@example.com'), await ofEmail('bob@example.com')]
  for (const { id } of [ann, bob]) await order({ mail: 'stolen-session', data: { userId: id } })
  const failures = async () => (await jobs()).map((job) => job.failures)
  await expect.poll(failures, { timeout: 10_000 }).toEqual([1, 1])
  later(2_000)
  await expect.poll(failures, { timeout: 10_000 }).toEqual([2, 2])
  expect(world.mailServer.received).toEqual([])
  world.mailServer.refuses = false
  later(4_000)
  await expect.poll(done, { timeout: 10_000 }).toBe(2)
  const recipients = world.mailServer.received.map(({ to }) => to?.[0]?.address).toSorted()
  expect(recipients).toEqual(['ann@example.com', 'bob@example.com'])
})

test('[9.retry] a mail that the server refuses for good is given up at once, and the log says so', async () => {
  world.mailServer.unknown.add('nobody@example.com')
  const logged: unknown[] = []
  aWorker(5, (line) => logged.push(JSON.parse(line)))
  const { ofEmail } = openUsers(world.db, clock)
  const nobody = await ofEmail('nobody@example.com')
  await order({ mail: 'stolen-session', data: { userId: nobody.id } })
  await expect.poll(async () => (await jobs())[0]?.state, { timeout: 10_000 }).toBe('failed')
  expect(logged).toMatchObject([
    {
      level: 50,
      job: { name: 'mail:stolen-session', failures: 1 },
      err: { message: 'the mail server answered 550 to RCPT TO' },
      msg: 'a job was given up: it has not been done, and will not be tried again',
    },
  ])
  expect(JSON.stringify([logged, await jobs()])).not.toContain('nobody@example.com')
})

test('[3.otp] a code that expired while the mail server was down goes to nobody, nor does a replaced one', async () => {
  world.mailServer.refuses = true
  aWorker(5)
  const late = await aSignIn('cam@example.com')
  await late.order()
  await expect.poll(async () => (await jobs())[0]?.failures, { timeout: 10_000 }).toBe(1)
  const replaced = await aSignIn('dan@example.com')
  await aSignIn('dan@example.com')
  world.mailServer.refuses = false
  await replaced.order()
  later(600_001)
  await expect.poll(done, { timeout: 10_000 }).toBe(2)
  expect(world.mailServer.received).toEqual([])
})

test('[2.4] two workers send each of 20 mails once, and an order given twice is one mail', async () => {
  const { ofEmail } = openUsers(world.db, clock)
  const people = await Promise.all(Array.from({ length: 20 }, (_, at) => ofEmail(`p${at}@example.com`)))
  for (const { id } of [...people, ...people]) await order({ mail: 'stolen-session', data: { userId: id } })
  aWorker(5)
  aWorker(5)
  await expect.poll(done, { timeout: 20_000 }).toBe(20)
  const recipients = world.mailServer.received.map(({ to }) => to?.[0]?.address)
  expect(recipients.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
})
