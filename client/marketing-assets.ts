import * as z from 'zod'
import type { MarketingAssets } from './src/marketing/marketing-document.tsx'

/** What a build says of its files. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)
export type Manifest = z.infer<typeof manifestSchema>

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

/** The files of a build that the pages of the marketing site ask for. */
export const marketingAssets = (manifest: Manifest): MarketingAssets => {
  const { assets, ...files } = pageFiles(manifest, 'src/marketing/marketing.ts')
  return {
    ...files,
    preloads: assets.filter((file) => file.includes('/own-')).map((file) => `/${file}`),
    parts: {
      names: pageFiles(manifest, 'src/marketing/creators/names.ts'),
      ideas: pageFiles(manifest, 'src/marketing/creators/ideas.ts'),
      support: pageFiles(manifest, 'src/marketing/support/support.ts'),
      blog: { stylesheet: `/${styleFile(manifest, 'src/marketing/blog/blog.css')}` },
      links: pageFiles(manifest, 'src/marketing/links/links.ts'),
      pricing: { stylesheet: `/${styleFile(manifest, 'src/marketing/pricing/pricing.css')}` },
      'all-trades': pageFiles(manifest, 'src/marketing/trades/find-trades.ts'),
      trades: { stylesheet: `/${styleFile(manifest, 'src/marketing/trades/trades.css')}` },
    },
  }
}
