import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const client = join(import.meta.dirname, '..')

/** Every door of the app by what it says, its tags and words alone. */
const doors = globSync('**/*.tsx', { cwd: client })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    [...readFileSync(join(client, file), 'utf8').matchAll(/<DoorScreen[\s\S]*?<\/DoorScreen>/g)].map(
      ([door]) => /<h1>([\s\S]*?)<\/h1>/.exec(door)?.[1] ?? `${file}: ${/role="status"/.exec(door)?.[0]}`,
    ),
  )

// One word may stand over two doors that say something else below it: what each is good for.
const said = new Map([
  ['Email link expired', 3],
  ['Confirm your new email', 2],
  ['Account already exists. Please sign in.', 2],
])

it('[4.session] no door is built twice: what says the same is one component', () => {
  const counts = Map.groupBy(doors, (door) => door)
  const twice = [...counts]
    .filter(([door, built]) => built.length > (said.get(door) ?? 1))
    .map(([door]) => door)
  expect(doors.length).toBeGreaterThan(15)
  expect(twice).toEqual([])
  expect(doors.filter((door) => door.includes('role="status"'))).toEqual([
    'app/waiting-door.tsx: role="status"',
  ])
})
