import type { Problem } from '../problem/problem.ts'
import { savedVersionsRoom } from './limits.ts'

/** All of the versions that may be saved under a name are there. */
export const versionLimitReached: Problem = {
  code: 'version.limit-reached',
  status: 403,
  text: `This website has ${savedVersionsRoom.count} saved versions, as many as are kept. Its owner can delete some under Versions. Your edits are saved as always.`,
}

/** Those that were saved under a name hold as much as is kept. */
export const versionRoomReached: Problem = {
  code: 'version.room-reached',
  status: 403,
  text: `The saved versions of this website hold ${savedVersionsRoom.bytes / 2 ** 20} MB, as much as is kept. Its owner can delete some under Versions. Your edits are saved as always.`,
}

/** No such version of this draft. */
export const noSuchVersion: Problem = {
  code: 'version.not-found',
  status: 404,
  text: 'This version is no longer kept.',
}

/** What a version would replace may still be read: nobody may throw it away yet. */
export const draftBeingRescued: Problem = {
  code: 'draft.being-rescued',
  status: 409,
  text: 'We are still trying to read what was written last. Nothing was changed. Please try again in a few minutes.',
}

/** The draft opens: nothing has to take its place. */
export const draftOpensAgain: Problem = {
  code: 'draft.opens-again',
  status: 409,
  text: 'This website can be opened again. Nothing was changed.',
}
