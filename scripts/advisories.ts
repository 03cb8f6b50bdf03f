import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { judgeAudit } from './judge-audit.ts'

const mostMs = 60_000
const isWindows = process.platform === 'win32'
const { stdout } = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['audit', '--json', '--package-lock-only'], {
  ...{ cwd: join(import.meta.dirname, '..'), encoding: 'utf8', timeout: mostMs, shell: isWindows },
})

const audit = judgeAudit(stdout ?? '')
if (audit.state === 'clear') console.log('No high or critical advisory names what is installed.')
else if (audit.state === 'unanswered')
  console.warn(`Skipped, the registry told no advisories: ${audit.reason}`)
else {
  console.error(audit.advisories.join('\n'))
  process.exitCode = 1
}
