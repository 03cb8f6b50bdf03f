import { type FakeGoogle, type GooglePerson, startFakeGoogle } from '@shingle/api/testing/fake-google.ts'
import { startProduct } from './start-product.ts'

/** A product that offers to sign in with a fake Google, on which these people have accounts. */
export interface GoogleProduct {
  readonly google: FakeGoogle
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts both; the steps of journeys go there until it is stopped. */
export const startGoogleProduct = async (people: readonly GooglePerson[]): Promise<GoogleProduct> => {
  const google = await startFakeGoogle(people)
  const { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, origin } = google.client
  const variables = { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ORIGIN: origin }
  const product = await startProduct({ variables })
  const usual = process.env.APP_ORIGIN_UNDER_TEST
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  return {
    google,
    origin: product.origin,
    stop: async () => {
      if (usual !== undefined) process.env.APP_ORIGIN_UNDER_TEST = usual
      await product.stop()
      await google.close()
    },
  }
}
