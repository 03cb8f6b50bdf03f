import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkHouse } from './house.ts'

interface Check {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

const rooms = [
  'shared',
  'shared/storage',
  'api',
  'sync-server',
  'render',
  'client',
  'e2e',
  'tsconfig.tests.json',
]

const remembering = (room: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join('.cache', 'tsc', `${room.replaceAll('/', '-')}.json`),
]

const checks: readonly Check[] = [
  { name: 'biome', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  ...rooms.map((room) => ({
    name: `types ${room}`,
    command: 'tsc',
    args: ['-p', room, ...remembering(room)],
  })),
  { name: 'knip', command: 'knip', args: ['--no-progress'] },
]

const run = ({ name, command, args }: Check): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', command), args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', () => resolve(false))
    child.on('exit', (code) => {
      if (code !== 0) console.error(`✗ ${name}\n${Buffer.concat(output).toString()}`)
      resolve(code === 0)
    })
  })

/** Runs every static check, two at a time, and answers how many passed and failed. */
export const runChecks = async (): Promise<{ passed: number; failed: number }> => {
  const house = await checkHouse()
  for (const finding of house) console.error(`✗ house: ${finding}`)
  let passed = house.length === 0 ? 1 : 0
  const queue = [...checks]
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) if (await run(next)) passed += 1
  }
  await Promise.all([worker(), worker(), worker()])
  return { passed, failed: checks.length + 1 - passed }
}

if (process.argv[1]?.endsWith('check.ts')) {
  const started = performance.now()
  const { passed, failed } = await runChecks()
  console.log(
    `${passed} checks passed, ${failed} failed, in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  process.exitCode = failed === 0 ? 0 : 1
}
