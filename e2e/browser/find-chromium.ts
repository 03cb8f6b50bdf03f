import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { unpackChromium } from './unpack-chromium.ts'

/** A browser and the environment that it is to be started in, as Playwright takes them. */
export interface Chromium {
  readonly executablePath: string
  readonly env: Record<string, string | undefined>
}

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) })
const read = (file: string) => readFile(join(import.meta.dirname, file), 'utf8')
const cache = join(import.meta.dirname, '..', '..', '.cache', 'chromium')

/** The name of what is unpacked: another one as soon as anything in it is another. */
const nameOfShipped = async (): Promise<string> => {
  const hash = createHash('sha256')
  const { dependencies } = manifest.parse(JSON.parse(await read('../package.json')))
  const packages = Object.entries(dependencies).filter(([name]) => /^@(sparticuz|fontsource)/.test(name))
  for (const part of [JSON.stringify(packages), await read('fonts.conf'), await read('unpack-fonts.ts')]) {
    hash.update(part)
  }
  return hash.digest('hex').slice(0, 12)
}

/** The browser unpacked into a folder, with the libraries and the fonts beside it and no others. */
export const chromiumIn = (folder: string): Chromium => ({
  executablePath: join(folder, 'chromium'),
  env: {
    ...process.env,
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    XDG_CACHE_HOME: folder,
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
  },
})

const findShipped = async (): Promise<Chromium> => {
  if (`${process.platform}-${process.arch}` !== 'linux-x64') {
    throw new Error('npm brings a Chromium for Linux on x64 only: name one of this machine in E2E_CHROMIUM.')
  }
  const folder = join(cache, await nameOfShipped())
  if (!existsSync(folder)) await unpackChromium(folder)
  return chromiumIn(folder)
}

/** The browser to drive, for everybody the one that npm brings; `E2E_CHROMIUM` names another. */
export const findChromium = async (): Promise<Chromium> => {
  const named = process.env.E2E_CHROMIUM ?? ''
  if (named === '') return findShipped()
  if (!existsSync(named)) throw new Error(`E2E_CHROMIUM names ${named}, which does not exist.`)
  return { executablePath: named, env: process.env }
}
