import { startProduct } from './product/start-product.ts'

const setup = async (): Promise<() => Promise<void>> => {
  const product = await startProduct()
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  return () => product.stop()
}

export default setup
