import type { Problem } from '@shingle/shared/problem/problem.ts'
import { notAllowed, notAnEditor } from '@shingle/shared/website/problems.ts'

/** What somebody is told whose role is not among those that may. */
export const roleProblem = (may: readonly string[]): Problem =>
  may.every((role) => role === 'Owner') ? notAllowed : notAnEditor
