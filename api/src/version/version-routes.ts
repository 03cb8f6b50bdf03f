import { invalidDraft, validateContent } from '@shingle/shared/draft/validate.ts'
import { succeed } from '@shingle/shared/problem/problem.ts'
import {
  deleteVersionEndpoint,
  listVersionsEndpoint,
  readVersionEndpoint,
  reopenVersionEndpoint,
  saveVersionEndpoint,
} from '@shingle/shared/version/endpoints.ts'
import {
  draftBeingRescued,
  draftOpensAgain,
  noSuchVersion,
  versionLimitReached,
  versionRoomReached,
} from '@shingle/shared/version/problems.ts'
import { draftDamaged } from '@shingle/shared/website/problems.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { announceControl } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { draftNotFound } from '@shingle/storage/draft-log/draft-reading.ts'
import type { Turns } from '@shingle/storage/turns/turns.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { contentOf, readContent, readProblems } from '../website/read-content.ts'
import { namedVersion } from './named-version.ts'
import { createVersionTurns } from './version-turns.ts'
import type { Versions } from './versions.ts'

interface Stores {
  readonly bus: Bus
  readonly log: DraftLog
  readonly versions: Versions
}

interface Services extends Stores {
  readonly versionTurns: Turns
}

const save = ({ log, versions, versionTurns }: Services): Route =>
  route(saveVersionEndpoint, {
    summary: 'Save Draft: keep a named version',
    problems: [versionLimitReached, versionRoomReached, ...readProblems],
    handle: async ({ caller, thing: draft, body }) => {
      const { content, control } = unwrap(
        await readContent(log, { draftId: draft._id, accountId: caller.id }),
      )
      const version = { draftId: draft._id, name: body.name, authorId: caller.id }
      const whole = { ...version, seq: control.seq, content }
      const keep = async () =>
        body.isBefore ? succeed(await versions.saveBefore(whole)) : versions.saveNamed(whole)
      const saved = await versionTurns.take(caller.id, keep)
      return { status: 201, body: unwrap(saved) }
    },
  })

const deleteSaved = ({ versions }: Services): Route =>
  route(deleteVersionEndpoint, {
    summary: 'Delete a saved version',
    problems: [noSuchVersion],
    handle: async ({ thing: draft, params }) => {
      unwrap(await versions.deleteNamed(draft._id, params.version))
      return { status: 204, body: undefined }
    },
  })

const list = ({ log, versions, versionTurns }: Services): Route =>
  route(listVersionsEndpoint, {
    summary: 'The versions of a draft',
    handle: async ({ caller, thing: draft, query }) => {
      const [listed, mayReopen] = await Promise.all([
        versionTurns.take(caller.id, () => versions.list(draft._id, query.before)),
        log.isBeyondRescue(draft._id),
      ])
      return { status: 200, body: { ...listed, mayReopen } }
    },
  })

const read = ({ versions, versionTurns }: Services): Route =>
  route(readVersionEndpoint, {
    summary: 'One version whole',
    problems: [noSuchVersion],
    // Looked for here and not with the website: only a call that has been counted makes the server rebuild a draft.
    handle: async ({ caller, thing: draft, params }) => {
      const asked = () => namedVersion(versions, draft, params.version)
      return { status: 200, body: unwrap(await versionTurns.take(caller.id, asked)) }
    },
  })

/**
 * Only a draft that cannot be opened gives way, and only once rescuing it was tried in vain: what can still be read is
 * never lost to a version. What gives way is kept aside all the same.
 */
const reopen = ({ bus, log, versions, versionTurns }: Services): Route =>
  route(reopenVersionEndpoint, {
    summary: 'Open a damaged draft again, as a version has it',
    problems: [draftOpensAgain, draftBeingRescued, noSuchVersion, invalidDraft, draftNotFound],
    handle: async ({ caller, thing: draft, params }) => {
      const asked = () => namedVersion(versions, draft, params.version)
      const version = unwrap(await versionTurns.take(caller.id, asked))
      const content = unwrap(validateContent(version.content))
      const news = await log.since(draft._id, -1)
      if (news === undefined) throw new Refusal(draftNotFound)
      const present = await contentOf(news, caller.id)
      const isDamaged = !present.ok && present.problem.code === draftDamaged.code
      if (!isDamaged) throw new Refusal(draftOpensAgain)
      if (!(await log.isBeyondRescue(draft._id))) throw new Refusal(draftBeingRescued)
      await log.keepDamaged(draft._id, news)
      const rebuilt = await log.rebuild(draft._id, { from: news.control, content })
      if (rebuilt === undefined) throw new Refusal(draftOpensAgain)
      await announceControl(bus, draft._id, rebuilt)
      return { status: 200, body: { epoch: rebuilt.epoch } }
    },
  })

/** Save Draft, the list of versions, one version whole, deleting a saved one, and opening a damaged draft again with one. */
export const versionRoutes = (stores: Stores): readonly Route[] => {
  const services = { ...stores, versionTurns: createVersionTurns() }
  return [save(services), deleteSaved(services), list(services), read(services), reopen(services)]
}
