import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shingle-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the start script to its end and answers what it said to the person. */
const start = async (variables: Record<string, string>): Promise<{ code: number; said: string }> => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', 'tsx', join(root, 'start.ts')],
    {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_DIR: folder, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  const [code] = await once(child, 'exit')
  return { code: Number(code), said: said.trim() }
}

test('[design 4] a taken port gives one sentence that says what to do', async () => {
  const other = createServer()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await start({ PORT: String(port) })).toEqual({
    code: 1,
    said: `Port ${port} is taken. Choose another with PORT, for example PORT=${port + 1} npm start.`,
  })
  other.close()
})

test('[design 4] a data folder that cannot be written to gives one sentence', async () => {
  const wrong = '/dev/null/shingle'
  expect(await start({ DATA_DIR: wrong })).toEqual({
    code: 1,
    said: `The data folder ${wrong} cannot be written to. Choose another with DATA_DIR.`,
  })
})

test('[design 4] a database that does not answer gives one sentence without its password', async () => {
  const { code, said } = await start({ MONGO_URI: 'mongodb://rosa:secret@127.0.0.1:9/shingle' })
  expect({ code, said }).toEqual({
    code: 1,
    said: 'No database answers at MONGO_URI (mongodb://…@127.0.0.1:9/shingle).',
  })
})

test.each([
  [{ PORT: 'high' }, /^PORT cannot be used: /],
  [{ HOST: '0.0.0.0' }, /^HOST lets others in \(0\.0\.0\.0\), .*set SMTP_URL and MAIL_FROM/],
  [{ SECRET: 'short' }, /^SECRET cannot be used: it needs at least 32 characters\.$/],
  [{ APP_ORIGIN: 'javascript:alert(1)' }, /^APP_ORIGIN cannot be used: /],
])('[design 4] a setting that cannot be used is named: %j', async (variables, sentence) => {
  const { code, said } = await start(variables)
  expect(code).toBe(1)
  expect(said).toMatch(sentence)
  expect(said.split('\n')).toHaveLength(1)
})
