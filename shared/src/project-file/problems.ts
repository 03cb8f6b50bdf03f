import { megabytes } from '../image/image-limits.ts'
import type { Problem } from '../problem/problem.ts'
import { projectLimits } from './limits.ts'

/** What was sent is no project file; `field` names what in it is wrong. */
export const noProjectFile: Problem = {
  code: 'project.invalid',
  status: 400,
  text: 'This is not a project file, or it is damaged.',
}

/** A project file that says more than this deployment understands. */
export const newerProject: Problem = {
  code: 'project.newer',
  status: 400,
  text: 'This project file was made by a newer version.',
}

/** A project file beyond the size that is read, packed or unpacked. */
export const projectTooLarge: Problem = {
  code: 'project.too-large',
  status: 413,
  text: `A project file may have at most ${megabytes(projectLimits.file)}.`,
}

/** Its pictures could not be opened in the time that there is. */
export const projectTooSlow: Problem = {
  code: 'project.too-slow',
  status: 503,
  text: 'Opening the pictures took too long. Please try again in a moment.',
}
