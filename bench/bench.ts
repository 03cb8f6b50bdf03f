import { join } from 'node:path'
import { createReportWriter, printMachine } from './report.ts'
import { runApart } from './run-apart.ts'
import { tables } from './tables.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in tables))
// Its tables are in groups of their own, which Ctrl-C does not reach: they end when this process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

if (unknown.length > 0) {
  console.error(`No such table: ${unknown.join(', ')}. There are: ${Object.keys(tables).join(', ')}.`)
  process.exitCode = 1
} else {
  printMachine()
  const write = createReportWriter()
  for (const name of Object.keys(tables)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const { report, isFailed } = await runApart(join(import.meta.dirname, 'make-table.ts'), name)
    if (isFailed) process.exitCode = 1
    await write(report)
  }
  printMachine()
}
