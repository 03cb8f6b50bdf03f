import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serverPaths, signPath } from '@shingle/shared/paths/server-paths.ts'
import { build } from 'vite'
import { type Shell, type SmallFiles, typeOfSmall } from './src/service-worker/shell.ts'

/** Faces of sites come into the cache when they are first shown; the app's own are there from the start. */
const ownFaces = /\/(own|further)-(heading|text)-/

/** Up to here a text costs its browser more as a request than as a part of one. */
const smallBytes = 16_384

/**
 * Writes dist/service-worker.js with the list of what the app needs to open offline, and one file that holds all that
 * is small of it: several hundred requests would take a phone seconds.
 */
export const buildServiceWorker = async ({ root, dist }: { root: string; dist: string }): Promise<void> => {
  const files = (await readdir(join(dist, 'assets'))).map((file) => `${serverPaths.assets[0]}/${file}`)
  const assets = files.filter(isShellAsset).sort()
  // Names carry a hash of their content, so the list of names is the version.
  const version = createHash('sha256').update(assets.join('\n')).digest('hex').slice(0, 12)
  const small = await writeSmallFiles({ dist, assets, version })
  const alone = assets.filter((path) => !small.paths.has(path))
  const shell: Shell = { version, small: small.path, assets: [signPath, ...alone] }
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL: JSON.stringify(shell) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'src/service-worker/service-worker.ts'),
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  })
}

const writeSmallFiles = async ({
  dist,
  assets,
  version,
}: {
  dist: string
  assets: readonly string[]
  version: string
}): Promise<{ path: string; paths: ReadonlySet<string> }> => {
  const files: SmallFiles = {}
  for (const path of assets.filter((asset) => typeOfSmall(asset) !== undefined)) {
    const text = await readFile(join(dist, path), 'utf8')
    if (Buffer.byteLength(text) <= smallBytes) files[path] = text
  }
  const path = `${serverPaths.assets[0]}/small-${version}.json`
  await writeFile(join(dist, path), JSON.stringify(files))
  return { path, paths: new Set(Object.keys(files)) }
}

const isShellAsset = (file: string): boolean => {
  // The operator's own analytics are fetched where there are any.
  if (/\/(marketing|analytics)-/.test(file)) return false
  return file.endsWith('.woff2') ? ownFaces.test(file) : /\.(js|css|svg)$/.test(file)
}
