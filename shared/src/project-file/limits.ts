import { imagesMaximum } from '../image/image-limits.ts'

/** What a project file may be. Bytes unless named otherwise. */
export const projectLimits = {
  /** The file itself, and all that is in it unpacked. */
  file: 64 * 2 ** 20,
  /** What it says beside its pictures: several times what the fullest draft does. */
  project: 2 * 2 ** 20,
  /** Values in it, lists and objects included (count): each may take long to read for its few bytes. */
  values: 60_000,
  /** Files in it (count): the project, and its pictures. */
  entries: 1 + 4 * imagesMaximum,
  /** How much its owner is told of what was left out (lines). */
  leftOut: 50,
} as const

/** How long the pictures of one project file may take to be opened, in milliseconds: proxies wait a minute for an answer. */
export const projectPatienceMs = 45_000
