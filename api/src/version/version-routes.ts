import {
  listVersionsEndpoint,
  readVersionEndpoint,
  saveVersionEndpoint,
} from '@shingle/shared/version/endpoints.ts'
import { noSuchVersion, versionLimitReached } from '@shingle/shared/version/problems.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { nameOf } from '../website/name-of.ts'
import { readContent, readProblems } from '../website/read-content.ts'
import type { Versions } from './versions.ts'

interface Services {
  readonly log: DraftLog
  readonly versions: Versions
}

const save = ({ log, versions }: Services): Route =>
  route(saveVersionEndpoint, {
    summary: 'Save Draft: keep a named version',
    problems: [versionLimitReached, ...readProblems],
    handle: async ({ caller, thing: draft, body }) => {
      const { content, control } = unwrap(
        await readContent(log, { draftId: draft._id, accountId: caller.id }),
      )
      const author = { id: caller.id, name: nameOf(caller) }
      const version = { draftId: draft._id, name: body.name, author }
      const saved = await versions.saveNamed({ ...version, seq: control.seq, content })
      return { status: 201, body: unwrap(saved) }
    },
  })

const list = ({ versions }: Services): Route =>
  route(listVersionsEndpoint, {
    summary: 'The versions of a draft',
    handle: async ({ thing: draft, query }) => ({
      status: 200,
      body: await versions.list(draft._id, query.before),
    }),
  })

const read: Route = route(readVersionEndpoint, {
  summary: 'One version whole',
  problems: [noSuchVersion],
  handle: async ({ thing: version }) => ({ status: 200, body: version }),
})

/** Save Draft, the list of versions, and one version whole. */
export const versionRoutes = (services: Services): readonly Route[] => [save(services), list(services), read]
