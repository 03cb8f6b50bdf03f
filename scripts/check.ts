import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkHouse } from './house.ts'
import { openMemory } from './unproven-files.ts'

interface Check {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/** What checks types: one program for all rooms whose code runs in the same place, so that what they share is read once. */
export const typePrograms = [
  'trades',
  'client',
  'client/src/service-worker',
  'tsconfig.servers.json',
  'tsconfig.tests.json',
] as const

// As many programs as there is room for run at once: a second checker in one of them does half of the work twice.
const alone = ['--checkers', '1']

const remembering = (program: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join('.cache', 'tsc', `${program.replaceAll('/', '-')}.json`),
]

const biome = (files: readonly string[]): Check => ({
  name: 'biome',
  command: 'biome',
  args: ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files],
})

/** So many files and more are not worth naming. */
const fewFiles = 500

const checks: readonly Check[] = [
  ...typePrograms.toReversed().map((program) => ({
    name: `types ${program}`,
    command: 'tsc',
    args: ['-p', program, ...alone, ...remembering(program)],
    // It collects its garbage less often: a third of its time, for a tenth more memory.
    environment: { GOGC: '400' },
  })),
  { name: 'knip', command: 'knip', args: ['--cache', '--no-progress'] },
  {
    name: 'knip, leaving out the tests',
    command: 'knip',
    args: ['--cache', '--no-progress', '--production', '--files', '--exports'],
  },
]

const run = ({ name, command, args, environment }: Check): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', command), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', () => resolve(false))
    child.on('exit', (code) => {
      if (code !== 0) console.error(`✗ ${name}\n${Buffer.concat(output).toString()}`)
      resolve(code === 0)
    })
  })

/** Biome looks at what has not passed yet as it stands: it takes half of all time where it looks at everything. */
const runBiome = async (): Promise<boolean> => {
  const { files, passAll } = openMemory()
  const passes = files.length === 0 || (await run(biome(files.length < fewFiles ? files : ['.'])))
  if (passes) passAll()
  return passes
}

/** Runs every static check, three at a time, and answers how many passed and failed. */
export const runChecks = async (): Promise<{ passed: number; failed: number }> => {
  const house = await checkHouse()
  for (const finding of house) console.error(`✗ house: ${finding}`)
  let passed = house.length === 0 ? 1 : 0
  // The longest first, so that nothing long is left over at the end.
  const queue = [runBiome, ...checks.map((check) => () => run(check))]
  const total = queue.length + 1
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) if (await next()) passed += 1
  }
  await Promise.all([worker(), worker(), worker()])
  return { passed, failed: total - passed }
}

if (process.argv[1]?.endsWith('check.ts')) {
  const started = performance.now()
  const { passed, failed } = await runChecks()
  console.log(
    `${passed} checks passed, ${failed} failed, in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  process.exitCode = failed === 0 ? 0 : 1
}
