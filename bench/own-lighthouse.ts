import { articlePath, industryPath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { startProduct } from '../e2e/product/start-product.ts'
import type { Report } from './report.ts'
import { examinePage, lighthouseReport } from './under-lighthouse.ts'

const goals = {
  performance: { atLeast: 100 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
} as const

/** Of the pages that are alike, one. */
const paths: readonly string[] = Object.values({
  ...pagePaths,
  industry: industryPath('electrician'),
  article: articlePath('what-to-put-on-a-plumbers-website'),
})

const examineOwn = async (): Promise<Pick<Report, 'rows' | 'notes'>> => {
  const product = await startProduct()
  const pages: Awaited<ReturnType<typeof examinePage>>[] = []
  for (const path of paths) pages.push(await examinePage(path, `${product.origin}${path}`, goals))
  await product.stop()
  return { rows: pages.map(({ row }) => row), notes: pages.flatMap(({ notes }) => notes) }
}

/** The product's own pages under Lighthouse. */
export const benchOwnLighthouse = (): Promise<Report> =>
  lighthouseReport({ title: 'Own pages under Lighthouse, mobile', what: 'page', goals }, examineOwn)
