import { refuse } from '@shingle/shared/problem/problem.ts'
import type { OpenPictures } from './open-pictures.ts'
import { pictureProblems } from './picture-problems.ts'
import type { WaitingPicture } from './waiting-picture.ts'

const none: readonly WaitingPicture[] = []

/** No picture waits: where the browser keeps nothing, and before it is known what it keeps. */
export const noPictures: OpenPictures = {
  waiting: () => none,
  subscribe: () => () => undefined,
  place: {
    inSection: (section) => section,
    inPart: (_, values) => values,
    inContent: (content) => content,
  },
  forDraft: {
    keep: async () => refuse(pictureProblems.storageBlocked),
    sourceOf: () => undefined,
    fileOf: () => undefined,
    waiting: () => none,
    change: (edit) => edit(),
    refused: () => undefined,
    retry: () => undefined,
  },
  status: () => ({ waiting: 0 }),
  kept: () => ({ isStored: true }),
  advance: () => undefined,
  close: () => undefined,
}
