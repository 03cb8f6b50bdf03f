import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { pageFile } from '@shingle/shared/paths/page-paths.ts'
import { build } from 'vite'
import * as z from 'zod'
import { buildServiceWorker } from './build-service-worker.ts'
import { openMarketing } from './open-marketing.ts'
import { preloadDesigner } from './preloads.ts'
import type { MarketingAssets } from './src/marketing/marketing-document.tsx'
import type { MarketingSite } from './src/marketing/render-marketing.tsx'

const root = import.meta.dirname
const dist = join(root, 'dist')
const compress = promisify(brotliCompress)
const compressible = /\.(html|js|css|svg|webmanifest)$/

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

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

const pageFiles = (manifest: Manifest, entryPath: string) => {
  const entry = manifest[entryPath]
  const stylesheet = entry?.css?.[0]
  if (!entry || !stylesheet) throw new Error(`the build has no ${entryPath} with a stylesheet`)
  return { stylesheet: `/${stylesheet}`, script: `/${entry.file}`, assets: entry.assets ?? [] }
}

/** A style that no script asks for. */
const styleFile = (manifest: Manifest, entryPath: string): string => {
  const file = manifest[entryPath]?.file
  if (file === undefined) throw new Error(`the build has no ${entryPath}`)
  return file
}

const marketingAssets = (manifest: Manifest): MarketingAssets => {
  const { assets, ...files } = pageFiles(manifest, 'src/marketing/marketing.ts')
  const faces = ['bricolage-grotesque-latin-opsz', 'instrument-sans-latin-wght']
  const preloads = assets.filter((file) => faces.some((face) => file.includes(`/${face}-normal`)))
  return {
    ...files,
    preloads: preloads.map((file) => `/${file}`),
    parts: {
      names: pageFiles(manifest, 'src/marketing/creators/names.ts'),
      ideas: pageFiles(manifest, 'src/marketing/creators/ideas.ts'),
      support: pageFiles(manifest, 'src/marketing/support/support.ts'),
      blog: { stylesheet: `/${styleFile(manifest, 'src/marketing/blog/blog.css')}` },
      pricing: { stylesheet: `/${styleFile(manifest, 'src/marketing/pricing/pricing.css')}` },
    },
  }
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
