import { deleteAccountEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { createDeleteAccount } from '@shingle/storage/deletion/delete-account.ts'
import { joinDraft } from '@shingle/storage/draft-log/draft-announcements.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()
const calls = inviteCalls(api)

interface Scene {
  readonly id: string
  readonly inviteId: string
  readonly owner: Person
  readonly editor: Person
}

/** What the worker does with somebody who has deleted their account. */
const deleteAccount = async ({ id, token }: Person) => {
  expect((await api.ask(deleteAccountEndpoint, { token })).status).toBe(204)
  const queue = createJobQueue(api.db, api.options)
  await createDeleteAccount({ ...api.options, queue, orderMail: createOrderMail(queue) })(id)
}

/** What is done to who works on a website, and what its open browsers are told. */
const acts: Readonly<
  Record<string, { does: (scene: Scene) => Promise<unknown>; told: (scene: Scene) => unknown }>
> = {
  'its editor is removed': {
    does: ({ owner, inviteId }) => calls.remove(owner, inviteId),
    told: ({ editor }) => ({ t: 'no-access', userId: editor.id }),
  },
  'its editor leaves': {
    does: ({ editor, inviteId }) => calls.remove(editor, inviteId),
    told: ({ editor }) => ({ t: 'no-access', userId: editor.id }),
  },
  'its editor becomes its owner': {
    does: ({ owner, id, editor }) => calls.transfer(owner, id, editor.id),
    told: () => ({ t: 'roles' }),
  },
  'it is put into the trash': {
    does: ({ owner, id }) => api.ask(deleteWebsiteEndpoint, { params: { id }, token: owner.token }),
    told: () => ({ t: 'no-access' }),
  },
  'the account of its owner is deleted': {
    does: ({ owner }) => deleteAccount(owner),
    told: () => ({ t: 'no-access' }),
  },
}

test.each(Object.entries(acts))(
  '[4.editors] whoever has a website open hears at once that %s',
  async (name, { does, told }) => {
    const named = name.replaceAll(/[^a-z]/g, '-')
    const [owner, editor] = [
      await signInAs(api, `${named}@example.com`),
      await signInAs(api, `by-${named}@example.com`),
    ]
    const id = await aDraft(api, owner)
    const scene = { id, owner, editor, inviteId: await shareWith(api, id, { owner, editor }) }
    const heard: unknown[] = []
    const { leave } = await joinDraft(api.options.bus, id, (announcement) => heard.push(announcement))
    await does(scene)
    expect(heard.filter((one) => ['no-access', 'roles'].includes(Object(one).t))).toContainEqual(told(scene))
    await leave()
  },
)
