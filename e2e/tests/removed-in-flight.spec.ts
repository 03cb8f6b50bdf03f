import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { acceptInviteEndpoint, deleteInviteEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { syncPath } from '@shingle/shared/paths/server-paths.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { draftTicketEndpoint, takeControlEndpoint } from '@shingle/shared/website/endpoints.ts'
import { openRaw, type RawClient } from '@shingle/sync-server/fixtures/raw-client.ts'
import * as Y from 'yjs'
import { type HttpAccount, signInByHttp } from '../product/http-account.ts'
import { inviteByHttp, websiteOf } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'

/** Somebody at the socket of a draft, with what they were sent of it. */
const open = async (person: HttpAccount, draftId: string, want: 'edit' | 'view') => {
  const { ticket, epoch } = await person.call(draftTicketEndpoint, { params: { id: draftId } })
  const url = `${appOrigin().replace('http', 'ws')}${syncPath}`
  const client = await openRaw(url, draftId, { origin: appOrigin() })
  client.authenticate({ jwt: ticket, epoch, want })
  client.stepOne()
  await until(() => client.states.length > 0, 'the draft')
  const doc = new Y.Doc()
  for (const state of client.states) Y.applyUpdate(doc, state)
  return { client, doc }
}

/** The title of a draft, as its owner is told it now. */
const titleOf = async (owner: HttpAccount, draftId: string): Promise<string> => {
  const { client, doc } = await open(owner, draftId, 'view')
  client.ws.terminate()
  return materialise(doc).settings.pageTitle
}

/** Writes one title after the other, as fast as somebody types, until the socket ends; answers them. */
const writeOn = ({ client, doc }: { client: RawClient; doc: Y.Doc }): readonly string[] => {
  const titles: string[] = []
  const write = async () => {
    while (client.ws.readyState === client.ws.OPEN) {
      const before = Y.encodeStateVector(doc)
      const title = `Title ${titles.length}`
      setField(doc, { in: 'settings', field: 'pageTitle' }, title)
      titles.push(title)
      client.update(Y.encodeStateAsUpdate(doc, before))
      await wait(15)
    }
  }
  void write()
  return titles
}

const rounds = 4

test('[4.revoked] of an editor who is removed while they type nothing is applied once the owner is told so', async () => {
  const website = await websiteOf('flight-owner@example.com', 'Kestrel Frames')
  const { owner, draftId } = website
  const editor = await signInByHttp(appOrigin(), 'flight-editor@example.com')
  let lost = 0
  for (let round = 0; round < rounds; round += 1) {
    const inviteId = await inviteByHttp(website, editor.email)
    await editor.call(acceptInviteEndpoint, { params: { inviteId } })
    const { epoch } = await editor.call(draftTicketEndpoint, { params: { id: draftId } })
    await editor.call(takeControlEndpoint, { params: { id: draftId }, body: { seen: epoch } })
    const writer = await open(editor, draftId, 'edit')
    const titles = writeOn(writer)
    await until(() => writer.client.acks.length > 3 + round, 'some of it is saved')
    await owner.call(deleteInviteEndpoint, { params: { inviteId } })
    const kept = await titleOf(owner, draftId)
    expect((await writer.client.closed).code).toBe(4403)
    // What the line still held is gone with it, and what was acknowledged is not.
    const saved = writer.client.acks.filter((isSaved) => isSaved).length
    expect([round, kept]).toEqual([round, titles[saved - 1]])
    expect(await titleOf(owner, draftId)).toBe(kept)
    lost += titles.length - saved
  }
  // One round may end with an empty line; that all of them do would prove nothing.
  expect(lost).toBeGreaterThan(0)
})
