import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { choosePrivateAddress } from '@shingle/storage/embedded-mongo/private-address.ts'
import { type RunningProduct, startProduct } from './start-product.ts'

const root = join(import.meta.dirname, '..', '..')

const run = (script: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
  spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', 'tsx', join(root, script), ...args],
    {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )

/** A running product whose drafts can be given further editors. */
export interface SharedProduct extends Pick<RunningProduct, 'origin'> {
  /** Where its database is reached. */
  readonly databaseUri: string
  /** Makes somebody who signed in before an editor of a draft. */
  readonly invite: (draftId: string, email: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a product over a database of its own that others may reach. */
export const startSharedProduct = async (): Promise<SharedProduct> => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-shared-'))
  const { uri, args, variables } = await choosePrivateAddress(folder)
  const database = run(
    'shared/storage/src/embedded-mongo/main.ts',
    ['--file', ':memory:', ...args],
    variables,
  )
  await once(createInterface({ input: database.stdout }), 'line')
  const product = await startProduct({ variables: { MONGO_URI: uri } })
  return {
    origin: product.origin,
    databaseUri: uri,
    invite: async (draftId, email) => {
      const invited = run('api/src/testing/invite-editor.ts', [
        '--uri',
        uri,
        '--draft',
        draftId,
        '--email',
        email,
      ])
      const [code] = await once(invited, 'exit')
      if (code !== 0) throw new Error(`${email} could not be invited`)
    },
    stop: async () => {
      await product.stop()
      database.stdin.end()
      await once(database, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
