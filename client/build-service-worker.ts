import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { serverPaths, signPath } from '@shingle/shared/paths/server-paths.ts'
import { build } from 'vite'
import type { Shell } from './src/service-worker/shell.ts'

/** Faces of sites come into the cache when they are first shown; the app's own are there from the start. */
const ownFaces = /\/(own|further)-(heading|text)-/

/** Writes dist/service-worker.js with the list of what the app needs to open offline. */
export const buildServiceWorker = async ({ root, dist }: { root: string; dist: string }): Promise<void> => {
  const files = (await readdir(join(dist, 'assets'))).map((file) => `${serverPaths.assets[0]}/${file}`)
  const assets = files.filter(isShellAsset).sort()
  // Names carry a hash of their content, so the list of names is the version.
  const version = createHash('sha256').update(assets.join('\n')).digest('hex').slice(0, 12)
  const shell: Shell = { version, assets: [signPath, ...assets] }
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

const isShellAsset = (file: string): boolean => {
  // The operator's own analytics are fetched where there are any.
  if (/\/(marketing|analytics)-/.test(file)) return false
  return file.endsWith('.woff2') ? ownFaces.test(file) : /\.(js|css|svg)$/.test(file)
}
