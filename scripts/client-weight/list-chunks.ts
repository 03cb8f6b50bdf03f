import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { feedPath } from '@shingle/shared/paths/page-paths.ts'
import { build } from 'vite'
import { manifestSchema, marketingAssets } from '../../client/marketing-assets.ts'
import { openMarketing } from '../../client/open-marketing.ts'

// A program of its own: whoever runs tests has React's development build chosen for everything in its process.
const compress = promisify(brotliCompress)
const built = await build({
  configFile: join(import.meta.dirname, '..', '..', 'client', 'vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
})
const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
const chunks = outputs.filter((output) => output.type === 'chunk')
const assets = outputs.filter((output) => output.type === 'asset')
const listed = await Promise.all(
  chunks.map(async ({ fileName, facadeModuleId, imports, moduleIds, code }) => ({
    fileName,
    begins: facadeModuleId,
    imports,
    modules: moduleIds,
    preloads: code.match(/(?<=")assets\/[^"]+/g) ?? [],
    bytes: (await compress(code)).length,
  })),
)
const files = await Promise.all(
  assets.map(async ({ fileName, source }) => ({
    fileName,
    text: fileName.endsWith('.css') ? String(source) : null,
    bytes: fileName.endsWith('.woff2') ? source.length : (await compress(source)).length,
  })),
)
const manifest = assets.find(({ fileName }) => fileName === '.vite/manifest.json')
const site = await openMarketing(
  marketingAssets(manifestSchema.parse(JSON.parse(String(manifest?.source ?? '')))),
)
const pages = await Promise.all(
  site.paths
    .filter((path) => path !== feedPath)
    .map(async (path) => {
      const html = site.render(path) ?? ''
      return { path, html, bytes: (await compress(html)).length }
    }),
)
process.stdout.write(JSON.stringify({ chunks: listed, files, pages }))
