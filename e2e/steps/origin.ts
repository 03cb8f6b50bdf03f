/** The app origin of the product under test. */
export const appOrigin = (): string => {
  const origin = process.env.APP_ORIGIN_UNDER_TEST
  if (origin === undefined) throw new Error('The product has not been started: run the tests by npm run e2e.')
  return origin
}

/** The public address of a published website. */
export const siteAddress = (handle: string): string => {
  const { port } = new URL(appOrigin())
  return `http://sites.localhost:${port}/${handle}`
}
