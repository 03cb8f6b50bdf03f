import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { pageFile } from '@shingle/shared/paths/page-paths.ts'
import { build } from 'vite'
import { buildServiceWorker } from './build-service-worker.ts'
import { type Manifest, manifestSchema, marketingAssets } from './marketing-assets.ts'
import { openMarketing } from './open-marketing.ts'
import { preloadDesigner } from './preloads.ts'
import type { MarketingSite } from './src/marketing/render-marketing.tsx'

const root = import.meta.dirname
const dist = join(root, 'dist')
const compress = promisify(brotliCompress)
const compressible = /\.(html|js|json|css|svg|webmanifest)$/

const buildClient = async (): Promise<void> => {
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  const manifestPath = join(dist, '.vite/manifest.json')
  const manifest = manifestSchema.parse(JSON.parse(await readFile(manifestPath, 'utf8')))
  const site = await openMarketing(marketingAssets(manifest))
  await Promise.all([...site.paths.map((path) => writePage(path, site)), writeDesigner(manifest)])
  await buildServiceWorker({ root, dist })
  await compressTexts()
  await rm(join(dist, '.vite'), { recursive: true })
}

const writePage = async (path: string, site: MarketingSite): Promise<void> => {
  const html = site.render(path)
  if (html === null) throw new Error(`no marketing page at ${path}`)
  const file = join(dist, pageFile(path))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

/** The app's page for whoever opens the designer: it names what they wait for, before the app has run. */
const writeDesigner = async (manifest: Manifest): Promise<void> => {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  await writeFile(join(dist, 'designer.html'), preloadDesigner(page, manifest))
}

/** Whoever serves the files has them ready in their smallest form, made once. */
const compressTexts = async (): Promise<void> => {
  const files = await readdir(dist, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && compressible.test(file.name))
  await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      await writeFile(`${file}.br`, await compress(await readFile(file)))
    }),
  )
}

await buildClient()
