import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import * as z from 'zod/mini'
import { checkJsonShape } from './json-shape.ts'
import { invalidField, unknownField } from './problems.ts'

const fieldMaximum = 128
const fieldOf = (path: readonly PropertyKey[]): string => path.map(String).join('.').slice(0, fieldMaximum)

const problemOf = (issue: z.core.$ZodIssue | undefined): Problem => {
  if (issue === undefined) return invalidField('')
  const stranger = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  if (stranger !== undefined) return unknownField(fieldOf([...issue.path, stranger]))
  return invalidField(fieldOf(issue.path))
}

/** What somebody sent, as the value its schema promises, or the problem that names the field. */
export const parseSent = <B>(schema: z.core.$ZodType<B>, body: unknown): Result<B> => {
  const shape = checkJsonShape(body)
  if (!shape.ok) return shape
  const parsed = z.safeParse(schema, body)
  return parsed.success ? succeed(parsed.data) : refuse(problemOf(parsed.error.issues[0]))
}
