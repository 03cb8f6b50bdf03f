import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { ownAnalytics } from '@shingle/shared/analytics/own-analytics.ts'
import { asDeployed } from './as-deployed.ts'
import { pathBelow } from './path-below.ts'

const compress = promisify(brotliCompress)

/** What the operator of a deployment says of it. */
interface Deployed {
  readonly origin: string
  readonly analyticsId?: string | undefined
}

/**
 * Writes the origin that the built pages will be served at into them, and the operator's analytics where there are any, for
 * another server that sends them as they lie there.
 */
export const nameOrigin = async (folder: string, { origin, analyticsId }: Deployed): Promise<void> => {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const files = entries.map(({ name, parentPath }) => join(parentPath, name))
  const analytics = ownAnalytics(
    analyticsId,
    files.map((file) => pathBelow(folder, file)),
  )
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const named = asDeployed(await readFile(file), { origin, analytics })
    if (named === null) continue
    await writeFile(file, named)
    await writeFile(`${file}.br`, await compress(named))
  }
}
