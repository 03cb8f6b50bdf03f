import { notFoundPath } from '@shingle/shared/paths/page-paths.ts'
import { serverPaths } from '@shingle/shared/paths/server-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { scriptJson } from '@shingle/shared/text/script-json.ts'
import { pageSchema } from './page-schema.ts'
import { sharePictures } from './share-pictures.ts'

const shareSize = { width: '1200', height: '630' } as const

interface FactsProps {
  path: string
  page: { title: string; description: string; name?: string; schema?: readonly object[] }
}

/** What a page says of itself to networks that show links to it, and to search engines. */
export const PageFacts = ({ path, page }: FactsProps) => {
  if (path === notFoundPath) return <meta name="robots" content="noindex" />
  const { title, description, name, schema = [] } = page
  const said: Readonly<Record<string, string>> = {
    title,
    description,
    type: 'website',
    site_name: productName,
    url: path,
  }
  return (
    <>
      <link rel="canonical" href={path} />
      {Object.entries(said).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <ShownWith path={path} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data for machines, in which no tag can begin
        dangerouslySetInnerHTML={{
          __html: scriptJson(pageSchema({ path, title, description, name }, schema)),
        }}
      />
    </>
  )
}

const ShownWith = ({ path }: { path: string }) => {
  const picture = sharePictures[path.slice(1)]
  return picture === undefined ? null : (
    <>
      <meta property="og:image" content={`${serverPaths.assets[0]}/${picture.file}`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={shareSize.width} />
      <meta property="og:image:height" content={shareSize.height} />
      <meta property="og:image:alt" content={picture.says} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
