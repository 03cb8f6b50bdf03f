import { type BrowserContext, type Page, test } from '@playwright/test'
import { type SharedProduct, startSharedProduct } from '../product/shared-product.ts'
import { openDesigner } from './designer.ts'
import { signInUnseen } from './sign-in.ts'

/** Puts a second person, on a device of their own, before a draft that they may edit. */
type OpenElsewhere = (context: BrowserContext, draft: { id: string; email: string }) => Promise<Page>

/** Gives the tests of a file a product of their own whose drafts can be shared, and the way to a second person. */
export const withSecondPerson = (): OpenElsewhere => {
  const usual = process.env.APP_ORIGIN_UNDER_TEST
  let product: SharedProduct | undefined
  test.beforeAll(async () => {
    product = await startSharedProduct()
    process.env.APP_ORIGIN_UNDER_TEST = product.origin
  })
  test.afterAll(async () => {
    if (usual !== undefined) process.env.APP_ORIGIN_UNDER_TEST = usual
    await product?.stop()
  })
  return async (context, { id, email }) => {
    const page = await context.newPage()
    await signInUnseen(page, email)
    await product?.invite(id, email)
    await openDesigner(page, id)
    return page
  }
}
