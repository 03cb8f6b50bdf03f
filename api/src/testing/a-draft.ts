import { generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { publishEndpoint } from '@shingle/shared/page/endpoints.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import * as Y from 'yjs'
import type { Person } from './sign-in-as.ts'
import type { TestApi } from './start-test-api.ts'

/** Answers that make a complete website. */
export const plumberAnswers = {
  businessName: 'Harrow & Sons Plumbing',
  businessActivities:
    'We repair leaking taps and burst pipes, fit boilers and bathrooms, and answer emergency calls day and night for homes and small landlords across Leeds.',
  businessLocation: 'Leeds, United Kingdom',
}

/** A draft made from answers; returns its id. */
export const aDraft = async (api: TestApi, owner: Person, answers: object = {}): Promise<string> => {
  const made = await api.ask(generationEndpoint, {
    body: { answers: { ...plumberAnswers, ...answers } },
    token: owner.token,
  })
  if (made.status !== 201) throw new Error(`No draft was made: ${made.text}`)
  return made.body.draftId
}

/** Edits a draft as whoever has control does: its owner, from the first epoch on, unless another is named. */
export const editDraft = async (
  api: Pick<TestApi, 'db'>,
  {
    draftId,
    person,
    epoch = 1,
  }: { readonly draftId: string; readonly person: Pick<Person, 'id'>; readonly epoch?: number },
  change: (doc: Y.Doc) => void,
): Promise<void> => {
  const log = createDraftLog(api.db)
  const loaded = await log.load(draftId)
  if (!loaded.ok) throw new Error(`There is no draft ${draftId}`)
  const { doc } = loaded.value
  const before = Y.encodeStateVector(doc)
  change(doc)
  const update = Y.encodeStateAsUpdate(doc, before)
  await log.append({ draftId, epoch, holder: person.id, base: loaded.value.seq, update })
}

/** Somebody who accepted an invite to a draft. */
export const anEditorOf = async (api: TestApi, draftId: string, person: Person): Promise<void> => {
  await api.insert('WebsiteInvites', {
    _id: `${draftId}-${person.id}`,
    websiteId: draftId,
    invitedUserEmail: person.email,
    invitedUserId: person.id,
    role: 'Collaborator',
    accepted: true,
    createdAt: new Date(),
  })
}

/** Publishes a draft as its fresh owner does, who has control from the start. */
export const publish = (
  api: Pick<TestApi, 'ask'>,
  draftId: string,
  given: { person: Person; handle: string; epoch?: number; seq?: number },
) =>
  api.ask(publishEndpoint, {
    params: { id: draftId },
    body: { handle: given.handle, epoch: given.epoch ?? 1, seq: given.seq ?? 1 },
    token: given.person.token,
  })
