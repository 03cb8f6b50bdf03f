import type { RolesAmong, RolesOf } from '@shingle/storage/membership/role-in.ts'
import type { Logger } from 'pino'
import type { DraftConnection } from './draft-access.ts'
import { sendAway } from './draft-clients.ts'
import type { OpenDraft } from './open-draft.ts'
import type { OpenDrafts } from './open-drafts.ts'

interface SweepSurroundings {
  readonly drafts: OpenDrafts
  readonly rolesAmong: RolesAmong
  readonly logger: Logger
}

/** Of so many drafts the roles are asked for at once. */
const draftsAtOnce = 500

/** Who was connected to a draft when its roles were asked for: whoever comes later has proved theirs since. */
interface Audience {
  readonly draft: OpenDraft
  readonly connections: readonly DraftConnection[]
}

const userOf = ({ context }: DraftConnection): readonly string[] =>
  context.access === undefined ? [] : [context.access.user.id]

const hold = ({ draft, connections }: Audience, roles: RolesOf): void => {
  for (const connection of connections) {
    const { access } = connection.context
    if (access === undefined || access.revoked) continue
    const role = roles.get(access.user.id)
    if (role === undefined) sendAway([connection])
    else if (role !== access.role) {
      access.role = role
      draft.tell(connection)
    }
  }
}

/** Closes the connections of whoever lost their role, and lets write only whose role edits, where no word of it came. */
export const createRoleSweep = ({ drafts, rolesAmong, logger }: SweepSurroundings) => {
  const holdAll = async (audiences: readonly Audience[]): Promise<void> => {
    const users = new Set(audiences.flatMap(({ connections }) => connections.flatMap(userOf)))
    const ids = audiences.map(({ draft }) => draft.draftId)
    const roles = await rolesAmong(ids, [...users])
    for (const audience of audiences) hold(audience, roles.get(audience.draft.draftId) ?? new Map())
  }
  return async (): Promise<void> => {
    try {
      const open = drafts.all()
      for (let at = 0; at < open.length; at += draftsAtOnce) {
        const some = open.slice(at, at + draftsAtOnce)
        await holdAll(some.map((draft) => ({ draft, connections: draft.connections() })))
      }
    } catch (error) {
      logger.warn({ err: error }, 'roles could not be looked up')
    }
  }
}
