import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { decompress } from 'wawoff2'

const require = createRequire(import.meta.url)

// Beside Open Sans, which comes with the browser: Japanese, Korean, a serif, a monospace, and rare signs of money.
const families = ['noto-sans-jp', 'noto-sans-kr', 'literata', 'source-code-pro', 'source-sans-3'] as const

const unpackFont = async (file: string, folder: string): Promise<void> => {
  const font = await decompress(await readFile(file))
  await writeFile(join(folder, `${basename(file, '.woff2')}.ttf`), font)
}

/** Unpacks fonts of npm packages to files that a browser takes for the machine's own, which may not be WOFF2. */
export const unpackFonts = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const family of families) {
    const style = require.resolve(`@fontsource-variable/${family}`)
    for await (const file of glob(join(dirname(style), 'files', '*-wght-normal.woff2'))) {
      await unpackFont(file, folder)
    }
  }
}
