import { startWeb, type TestWeb, type WebPage } from '@shingle/worker/import/testing/start-web.ts'
import { type RunningProduct, startProduct } from './start-product.ts'

/** A product for which a server on this machine stands for the whole web. */
export interface ImportProduct {
  readonly web: TestWeb
  readonly product: RunningProduct
  readonly stop: () => Promise<void>
}

/** Starts both; the steps of journeys go there until it is stopped. */
export const startImportProduct = async (
  pages: Readonly<Record<string, WebPage>>,
  variables: Readonly<Record<string, string>> = {},
): Promise<ImportProduct> => {
  const web = await startWeb(pages)
  const product = await startProduct({ variables: { IMPORT_FIXTURES: String(web.port), ...variables } })
  const usual = process.env.APP_ORIGIN_UNDER_TEST
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  return {
    web,
    product,
    stop: async () => {
      if (usual !== undefined) process.env.APP_ORIGIN_UNDER_TEST = usual
      await product.stop()
      await web.close()
    },
  }
}
