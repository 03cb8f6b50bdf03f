// Makes the one table that is named, in a process of its own: see run-apart.ts.
import { tables } from './tables.ts'

const report = await tables[process.argv[2] ?? '']?.()
process.send?.(report, () => process.exit())
