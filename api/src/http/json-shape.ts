import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { invalidField } from './problems.ts'

const depthMaximum = 32
const poisonedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

const isPoisoned = (key: string): boolean =>
  poisonedKeys.has(key) || key.startsWith('$') || key.includes('.') || key.includes('\0')

const shownMaximum = 64

// A key is the sender's text: it is repeated, never trusted, and never at full length.
const shown = (key: string): string => key.slice(0, shownMaximum)

/** What stands inside values, one level below them. */
const levelBelow = (level: readonly unknown[]): Result<readonly unknown[]> => {
  const next: unknown[] = []
  for (const value of level) {
    if (typeof value !== 'object' || value === null) continue
    const poisoned = Array.isArray(value) ? undefined : Object.keys(value).find(isPoisoned)
    if (poisoned !== undefined) return refuse(invalidField(shown(poisoned)))
    // One by one: a list may be longer than what fits on the stack.
    for (const inner of Object.values(value)) next.push(inner)
  }
  return succeed(next)
}

/**
 * Refuses what no body of ours contains: nesting beyond 32, keys that reach prototypes, keys that a database would
 * take for operators or paths, and more values than `most`.
 */
export const checkJsonShape = (body: unknown, most = Number.POSITIVE_INFINITY): Result<unknown> => {
  let level: readonly unknown[] = [body]
  let count = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthMaximum) return refuse(invalidField(''))
    const next = levelBelow(level)
    if (!next.ok) return next
    count += next.value.length
    if (count > most) return refuse(invalidField(''))
    level = next.value
  }
  return succeed(body)
}
