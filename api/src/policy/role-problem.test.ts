import { expect, it } from 'vitest'
import { policies } from './policies.ts'
import { roleProblem } from './role-problem.ts'

it('[6.roles] nobody is told that only the owner may do what editors may as well', () => {
  const texts = Object.entries(policies).map(
    ([action, { may }]) => [action, may, roleProblem(may).text] as const,
  )
  for (const [action, may, text] of texts)
    expect([action, /only the owner/i.test(text)]).toEqual([
      action,
      may.every((role: string) => role === 'Owner'),
    ])
  expect(new Set(texts.map(([, , text]) => text)).size).toBe(2)
})
