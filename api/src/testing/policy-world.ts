import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { connectGoogleByCodeEndpoint, connectGoogleEndpoint } from '@shingle/shared/google/endpoints.ts'
import { listRoutes } from '../create-api.ts'
import type { Route } from '../http/route.ts'
import { aDraft } from './a-draft.ts'
import { inviteCalls, shareWith } from './invites.ts'
import type { Person } from './sign-in-as.ts'
import type { TestApi } from './start-test-api.ts'
import type { TestAnswer, TestCall } from './test-calls.ts'

/** Everybody whom one draft is shared with, was, or may be. */
export type Cast = Readonly<Record<'owner' | 'editor' | 'viewer' | 'former' | 'pending' | 'gone', Person>> & {
  readonly admin?: Person
}

/** A body that each action accepts, of those about a draft; what is not here takes none. */
const bodiesFor = (websiteId: string): Readonly<Record<string, unknown>> => ({
  'account.rename': { name: 'Rosa' },
  'draft.take-control': { seen: 1 },
  'lead.mark': { state: 'read' },
  'lead.choose-mails': { mails: 'daily' },
  'account.set-password': { password: 'a key under the mat' },
  'account.remove-password': { current: 'x' },
  'account.change-password': { current: 'x', password: 'a key under the mat' },
  'account.change-email': { email: 'new@example.com' },
  'account.delete-by-password': { current: 'x' },
  'account.change-email-by-password': { email: 'new@example.com', current: 'x' },
  'account.confirm-email': { token: 'x' },
  'account.add-passkey': {
    ...{ state: 'x', id: 'x', clientDataJSON: 'x', attestationObject: 'x', transports: [], name: 'x' },
  },
  'draft.save-version': { name: 'A version' },
  'draft.ask-recipient': { email: 'desk@example.com' },
  'account.add-assistant': { name: 'x', scopes: ['read'] },
  'draft.help-with-words': {
    ...{ at: { in: 'section', section: 'x', field: 'x' }, text: 'x', change: 'rewrite' },
  },
  'draft.take-film-poster': { address: 'https://youtu.be/dQw4w9WgXcQ' },
  'draft.take-stock': { provider: 'Pexels', id: '1' },
  'draft.check-links': { links: ['https://harrow.example/'] },
  'draft.ask-for-change': { wish: 'x' },
  'domain.connect': { domainName: 'harrow.com' },
  'domain.mail-disconnected': { websiteId, domain: 'harrow.com', companyName: 'Harrow' },
  'website.publish': { handle: 'matrix-site', epoch: 1, seq: 1 },
  'website.plan-publish': { handle: 'matrix-site', at: new Date(Date.now() + 60 * 60_000).toISOString() },
  'invite.create': { invitedUserEmail: 'somebody@example.com', websiteId, role: 'Collaborator' },
})

const bodyOf = ({ endpoint }: Route, id: string): unknown => {
  // One action, asked for in several ways.
  if (endpoint === connectGoogleEndpoint) return { ticket: 'x' }
  if (endpoint === connectGoogleByCodeEndpoint) return { code: 'x', state: 'x' }
  return endpoint.body && bodiesFor(id)[endpoint.action]
}

const aReference = `${'0'.repeat(64)}.webp`

/** A route as tables name it. */
export const keyOf = ({ endpoint }: Route): string => `${endpoint.method} ${endpoint.path}`

export const isOpen = ({ access }: Route): boolean => typeof access === 'string'
export const isAbout = ({ access }: Route, ...resources: readonly string[]): boolean =>
  typeof access !== 'string' && resources.includes(access.resource)

/** Who calls, about which invite, and from where. */
interface As extends Pick<TestCall, 'cookie' | 'headers'> {
  readonly token?: string | undefined
  readonly inviteId?: string
  /** What stands in the path instead. */
  readonly inPath?: Readonly<Record<string, string>>
}

/** Every route of the api sorted by what it is about, and how to call each one about a shared draft. */
export const openPolicyWorld = (api: TestApi, cast: Cast) => {
  const routes = listRoutes(api.options)
  const of = (...resources: readonly string[]) => routes.filter((route) => isAbout(route, ...resources))

  /** Calls a route about a draft, or about one of its invites: the pending one where none is named. */
  const callAs = async (
    route: Route,
    id: string,
    { token, inviteId = `pending-${id}`, inPath, ...given }: As = {},
  ): Promise<TestAnswer> => {
    const { endpoint } = route
    const body = bodyOf(route, id)
    const version = await api.db.collection('DraftVersions').findOne({ draftId: id })
    const params: Record<string, string> = {
      ...{ id, inviteId, newOwner: cast.editor.id, version: String(version?._id), reference: aReference },
      ...{
        passkey: 'x',
        domainName: 'x.com',
        device: 'x',
        handle: 'matrix-site',
        website: 'x',
        name: 'x',
        review: 'x',
        lead: '0'.repeat(24),
        importId: 'x',
        assistant: 'x',
        ...inPath,
      },
    }
    return api.call(addressOf(endpoint, { params }), {
      method: endpoint.method,
      ...(body === undefined ? {} : { body }),
      ...(token === undefined ? {} : { token }),
      ...given,
    })
  }

  const inviteOf = (websiteId: string, { id, email }: Person) => ({
    ...{ _id: `${id}-${websiteId}`, websiteId, invitedUserEmail: email, invitedUserId: id },
    ...{ role: 'Collaborator', accepted: true, createdAt: new Date() },
  })

  /** A draft with an editor, a viewer, an editor without an account, one that was removed, and one who has not answered. */
  const aSharedDraft = async (owner: Person = cast.owner): Promise<string> => {
    // Nobody makes as many websites in a day as there are calls to try.
    await api.db.collection('RateLimits').deleteMany({})
    const id = await aDraft(api, owner)
    const inviteId = await shareWith(api, id, { owner, editor: cast.former })
    await inviteCalls(api).remove(owner, inviteId)
    for (const row of [
      inviteOf(id, cast.editor),
      inviteOf(id, cast.gone),
      { ...inviteOf(id, cast.viewer), role: 'Viewer' },
      ...(cast.admin === undefined ? [] : [{ ...inviteOf(id, cast.admin), role: 'Admin' }]),
      { ...inviteOf(id, cast.pending), _id: `pending-${id}`, accepted: false },
    ])
      await api.insert('WebsiteInvites', row)
    return id
  }

  return {
    routes,
    ofDrafts: () => of('website', 'invite'),
    ofTrash: () => of('trashed'),
    ofAccounts: () => of('account'),
    callAs,
    aSharedDraft,
  }
}
