import type { TestApi } from './start-test-api.ts'

/** Has something happen once while a page is being made: before it has its address. */
export const onceRendering = (api: TestApi, happen: () => Promise<unknown>): void => {
  const { files } = api.options
  const { put } = files
  const putLater: typeof put = async (...given) => {
    Object.assign(files, { put })
    await happen()
    return put(...given)
  }
  Object.assign(files, { put: putLater })
}
