import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { judged } from './goals.ts'
import { markdown, notRun } from './report.ts'
import { runApart } from './run-apart.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bench-'))
})
afterEach(() => rm(folder, { recursive: true }))

const program = async (text: string): Promise<string> => {
  const file = join(folder, 'program.mjs')
  await writeFile(file, text)
  return file
}

describe('[design 8] npm run bench', () => {
  const report = { title: 'Serving', columns: ['what'], rows: [['1.2']], notes: [] }

  test('takes a table from a process of its own', async () => {
    const file = await program(`process.send(${JSON.stringify(report)}, () => process.exit())`)
    expect(await runApart(file, 'serving')).toEqual({ report, isFailed: false })
  })

  test('goes on when one fails, says what was said, and leaves nothing of it running', async () => {
    const note = JSON.stringify(join(folder, 'pid'))
    const file = await program(`
      import { spawn } from 'node:child_process'
      import { writeFileSync } from 'node:fs'
      writeFileSync(${note}, String(spawn('sleep', ['60']).pid))
      throw new Error('nginx ended with 1 and said: no\\nsuch file')`)
    expect(await runApart(file, 'serving')).toEqual({
      report: {
        title: 'serving',
        columns: ['what'],
        rows: [['**failed**']],
        notes: ['Error: nginx ended with 1 and said: no such file'],
      },
      isFailed: true,
    })
    const left = Number(await readFile(join(folder, 'pid'), 'utf8'))
    await expect.poll(() => stateOf(left), { timeout: 10_000 }).not.toBe('running')
  })

  test('says which program is missing', () => {
    expect(markdown(notRun('Serving', 'nginx is not installed'))).toBe(
      '### Serving\n\n| what |\n| --- |\n| not run |\n\n- Not run: nginx is not installed.\n',
    )
  })

  test.each([
    [1.9, { atMost: 2 }, '1.9'],
    [2.1, { atMost: 2 }, '**2.1 – missed**'],
    [0.6, { atLeast: 0.55 }, '0.6'],
    [0.4, { atLeast: 0.55 }, '**0.4 – missed**'],
    [Number.NaN, { atMost: 2 }, '**NaN – missed**'],
  ])('marks a figure that misses its goal: %s against %j', (value, goal, marked) => {
    expect(judged(`${value}`, value, goal)).toBe(marked)
  })
})

/** A process that ended, but was not yet waited for by whoever inherited it, is a zombie. */
const stateOf = (pid: number): Promise<string> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => (/\) ([ZX])/.test(stat) ? 'ended' : 'running'),
    () => 'ended',
  )
