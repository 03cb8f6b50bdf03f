import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = join(import.meta.dirname, 'lint-design.ts')

test('[design 5] the command that looks at generated websites finds nothing in some of a trade, and says how many it saw', () => {
  const args = ['--disable-warning=ExperimentalWarning', '--import', 'tsx', program, 'spa', '--every', '13']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ status, told: `${stderr}${stdout}` }).toEqual({
    status: 0,
    told: expect.stringMatching(/^[2-9] websites at 360, 768, 1024, 1440 px\.\n$/),
  })
}, 120_000)
