import { randomUUID } from 'node:crypto'
import { draftTicketEndpoint, takeControlEndpoint } from '@shingle/shared/website/endpoints.ts'
import type { Db } from 'mongodb'
import { type HttpAccount, signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'

/** One of the people who edit together. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly account: HttpAccount
}

/** A draft and the people who may edit it. */
export interface SharedDraft {
  readonly draftId: string
  readonly people: readonly Person[]
}

/** An accepted invitation, as the api reads it. */
interface InviteRow {
  readonly _id: string
  readonly websiteId: string
  readonly invitedUserId: string
  readonly invitedUserEmail: string
  readonly role: 'Collaborator'
  readonly accepted: true
}

const answers = {
  businessName: 'Aldgate Plumbing',
  businessActivities: 'Emergency plumber in Leeds. We fix leaks, unblock drains and fit bathrooms.',
  businessLocation: 'Leeds, England',
}

const signIn = async (db: Db, origin: string, name: string): Promise<Person> => {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.com`
  const account = await signInByHttp(origin, email)
  const row = await db.collection<{ _id: string; email: string }>('Users').findOne({ email })
  if (row === null) throw new Error(`${email} has no account`)
  return { id: String(row._id), name, account }
}

/** Three fresh accounts and a generated draft that all of them may edit. */
export const shareDraft = async (db: Db, origin: string): Promise<SharedDraft> => {
  const people: Person[] = []
  // A long run signs in more people than one address may in an hour.
  await db.collection('RateLimits').deleteMany({})
  for (const name of ['ada', 'ben', 'cleo']) people.push(await signIn(db, origin, name))
  const [owner, ...editors] = people
  if (owner === undefined) throw new Error('Nobody signed in')
  const draftId = await createWebsiteByHttp(owner.account, answers)
  for (const { id, account } of editors) {
    await db.collection<InviteRow>('WebsiteInvites').insertOne({
      _id: randomUUID(),
      websiteId: draftId,
      invitedUserId: id,
      invitedUserEmail: account.email,
      role: 'Collaborator',
      accepted: true,
    })
  }
  return { draftId, people }
}

/** What the app asks the api for when it opens a draft. */
export const ticketFor = ({ account }: Person, draftId: string) =>
  account.call(draftTicketEndpoint, { params: { id: draftId } })

/** What the app asks the api for when its person takes edit control. */
export const takeControlAs = ({ account }: Person, draftId: string, seen: number) =>
  account.call(takeControlEndpoint, { params: { id: draftId }, body: { seen } })
