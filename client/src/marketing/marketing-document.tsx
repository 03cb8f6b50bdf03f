import { feedPath } from '@shingle/shared/paths/page-paths.ts'
import { signPath } from '@shingle/shared/paths/server-paths.ts'
import { countUsageEndpoint } from '@shingle/shared/usage/endpoints.ts'
import { toldPathOf } from '@shingle/shared/usage/told-paths.ts'
import type { ReactElement } from 'react'
import { PageFacts } from './page-facts.tsx'
import { saidCall } from './said-call.ts'

/** Pages with a style of their own, and where they do something when they are used a script. */
type Part = 'names' | 'ideas' | 'support' | 'blog' | 'links' | 'pricing' | 'trades' | 'all-trades'

interface PageFiles {
  stylesheet: string
  script?: string
}

export interface MarketingAssets extends PageFiles {
  preloads: readonly string[]
  parts: Readonly<Record<Part, PageFiles>>
}

export interface Page {
  title: string
  /** What the page itself is called, where that is not its title without the product. */
  name?: string
  description: string
  body: ReactElement
  part?: Part
  /** What the page is beside a page, as search engines read it (schema.org). */
  schema?: readonly object[]
}

interface DocumentProps {
  path: string
  page: Page
  assets: MarketingAssets
}

/** A page of the marketing site around its body. */
export const MarketingDocument = ({ path, page, assets }: DocumentProps) => {
  const files: readonly PageFiles[] = [assets, ...(page.part ? [assets.parts[page.part]] : [])]
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        {page.description && <meta name="description" content={page.description} />}
        <meta name="theme-color" content="#ffc21a" />
        <link rel="icon" href={signPath} type="image/svg+xml" />
        {assets.preloads.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {files.map(({ stylesheet }) => (
          <link key={stylesheet} rel="stylesheet" href={stylesheet} />
        ))}
        {files.map(({ script }) => script && <script key={script} type="module" src={script} />)}
        {page.part === 'blog' && (
          <link rel="alternate" type="application/atom+xml" href={feedPath} title="From the workbench" />
        )}
        <PageFacts path={path} page={page} />
      </head>
      <body data-page={toldPathOf(path)} data-usage={saidCall(countUsageEndpoint)}>
        {page.body}
      </body>
    </html>
  )
}
