import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unpackFonts } from './unpack-fonts.ts'

const run = promisify(execFile)

const unpackInto = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const shipped = run(process.execPath, [join(import.meta.dirname, 'unpack-shipped.ts')], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  })
  await Promise.all([shipped, unpackFonts(join(folder, 'fonts'))])
  await copyFile(join(import.meta.dirname, 'fonts.conf'), join(folder, 'fonts.conf'))
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')

/**
 * Unpacks the browser that npm ships, with its libraries and fonts. The folder comes into being whole or not at all;
 * whoever unpacks at the same time uses the one that was first.
 */
export const unpackChromium = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.${randomUUID()}`
  try {
    await unpackInto(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!isTaken(error)) throw error
  }
}
