import { refuse } from '@shingle/shared/problem/problem.ts'
import { saveVersionBody } from '@shingle/shared/version/endpoints.ts'
import { noSuchVersion } from '@shingle/shared/version/problems.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-websites.ts'
import { unwrap } from '../http/refusal.ts'
import { draftRoute, type Route } from '../http/route.ts'
import { nameOf } from '../website/name-of.ts'
import { readContent } from '../website/read-content.ts'
import type { Versions } from './versions.ts'

interface Services {
  readonly log: DraftLog
  readonly versions: Versions
}

const save = ({ log, versions }: Services): Route =>
  draftRoute({
    method: 'POST',
    path: '/api/drafts/:id/versions',
    action: 'draft.save-version',
    body: saveVersionBody,
    handle: async ({ caller, draft, body }) => {
      const { content, control } = unwrap(await readContent(log, draft._id))
      const author = { id: caller.id, name: nameOf(caller) }
      const version = { draftId: draft._id, name: body.name, reason: 'saved', author } as const
      return { status: 201, body: await versions.save({ ...version, seq: control.seq, content }) }
    },
  })

const list = ({ versions }: Services): Route =>
  draftRoute({
    method: 'GET',
    path: '/api/drafts/:id/versions',
    action: 'draft.read-versions',
    handle: async ({ ctx, draft }) => {
      const { before } = ctx.query
      return {
        status: 200,
        body: await versions.list(draft._id, typeof before === 'string' ? before : undefined),
      }
    },
  })

const epochPattern = /^epoch-(\d{1,15})$/

const find = (versions: Versions, { _id: draftId, published }: DraftRow, named: string) => {
  if (named === 'published') return published === null ? refuse(noSuchVersion) : versions.published(draftId)
  const epoch = epochPattern.exec(named)?.[1]
  return epoch === undefined ? versions.one(draftId, named) : versions.atEndOf(draftId, Number(epoch))
}

const read = ({ versions }: Services): Route =>
  draftRoute({
    method: 'GET',
    path: '/api/drafts/:id/versions/:version',
    action: 'draft.read-versions',
    handle: async ({ draft, params }) => {
      const { version = '' } = params
      return { status: 200, body: unwrap(await find(versions, draft, version)) }
    },
  })

/** Save Draft, the list of versions, and one version whole. */
export const versionRoutes = (services: Services): readonly Route[] => [
  save(services),
  list(services),
  read(services),
]
