// `npm <command>` comes here first, under whichever Node npm runs on: install what is missing, then hand over to
// the project's own Node 24. Plain JavaScript, because an older Node cannot read TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.shingle-installed')
const workspaces = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces
const manifests = ['package.json', ...workspaces.map((folder) => join(folder, 'package.json'))]

const wanted = () => {
  const hash = createHash('sha256')
  for (const manifest of manifests) hash.update(readFileSync(join(root, manifest)))
  return `${process.platform}-${process.arch}-${hash.digest('hex')}`
}

const install = () => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return
  console.log('Installing what is missing (once, about half a minute)…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ]
  const { status } = spawnSync(npm, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(
      'npm could not install the dependencies: see its message above, then run the command again.',
    )
    process.exit(1)
  }
  writeFileSync(stamp, wanted())
}

const findNode = () => {
  const shipped = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(shipped)) return shipped
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    'Shingle runs on Node 24, and npm has no Node 24 package for this platform. Please install Node 24.',
  )
  process.exit(1)
}

const [command = 'start', ...args] = process.argv.slice(2)
const entries = { start: 'start.ts', dev: 'start.ts', bench: 'bench/bench.ts' }
install()
const child = spawn(
  findNode(),
  [
    ...(command === 'dev' ? ['--watch'] : []),
    '--disable-warning=ExperimentalWarning',
    '--import',
    'tsx',
    join(root, entries[command] ?? join('scripts', `${command}.ts`)),
    ...(command === 'dev' ? ['--dev'] : []),
    ...args,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    // Tools that ask for `node` get the same one, also where npm did not start this script.
    env: {
      ...(command === 'dev' && { NODE_ENV: 'development' }),
      // What was compiled once is kept, for everything that is started from here: a sixth of the time a start takes.
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    },
  },
)
// The terminal sends Ctrl-C to the child as well: wait for it to end cleanly instead of leaving first.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
