import { expect, test } from 'vitest'
import { currentProjectVersion, migrateProject, type ProjectStep } from './migrate-project.ts'

const steps: readonly ProjectStep[] = [
  ({ images, ...rest }) => ({ ...rest, pictures: images }),
  (project) => ({ ...project, madeAt: '2026-01-01T00:00:00Z' }),
]

test('[leave] an old project file takes every step from its version on, each once', () => {
  const [first, second] = [
    { version: 1, images: ['a'] },
    { version: 2, pictures: ['a'] },
  ]
  const present = { version: 3, pictures: ['a'], madeAt: '2026-01-01T00:00:00Z' }
  expect([first, second, present].map((project) => migrateProject(project, steps))).toEqual([
    ...[present, present, present],
  ])
})

test('[leave] what names no version that was ever written is left for the schema to refuse', () => {
  for (const version of [0, -1, 0.5, '1', null, undefined, Number.NaN])
    expect(migrateProject({ version }, steps)).toEqual({ version })
  expect(migrateProject({ version: currentProjectVersion })).toEqual({ version: currentProjectVersion })
})
