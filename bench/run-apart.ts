import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Report, reportSchema } from './report.ts'

const lastWords = 4000

/** The message of the error that a program ended with, on one line, without the places it came through. */
const errorIn = (said: string): string | undefined =>
  /^\w*Error[\s\S]*?(?=\n {4}at |\n*$(?![\s\S]))/m.exec(said)?.[0].replaceAll(/\s*\n\s*/g, ' ')

/**
 * Runs a program that sends a report, in a process group of its own which ends with it: whatever a failed table leaves
 * running, servers or browsers, disturbs no later one. A program that fails gives a report of what it said.
 */
export const runApart = async (
  program: string,
  name: string,
): Promise<{ report: Report; isFailed: boolean }> => {
  const child = fork(program, [name], { detached: true, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // Nobody of the group is left.
    }
  }
  process.once('exit', end)
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk)
    said = `${said}${chunk}`.slice(-lastWords)
  })
  const sent: unknown[] = []
  child.on('message', (message) => sent.push(message))
  const [code, signal] = await once(child, 'exit')
  end()
  process.off('exit', end)
  const report = reportSchema.safeParse(sent[0])
  if (report.success) return { report: report.data, isFailed: false }
  const why = errorIn(said) ?? `it ended with ${signal ?? `code ${code}`} and said: ${said.trim()}`
  return { report: { title: name, columns: ['what'], rows: [['**failed**']], notes: [why] }, isFailed: true }
}
