import { productName } from '@shingle/shared/product/product.ts'
import { type CheckLink, checkByAddress } from '../providers/link-safety/link-safety.ts'
import { createFixtureDial, createPublicDial } from './dial.ts'
import { createFetchOutside, type FetchOutside } from './fetch-outside.ts'

/** Keys to what tells of businesses by an API; of what has none, the page itself is read. */
export interface ImportKeys {
  GITHUB_TOKEN?: string | undefined
  YELP_API_KEY?: string | undefined
  FACEBOOK_ACCESS_TOKEN?: string | undefined
}

/** What the environment says of asking servers outside. */
export interface OutsideChoices extends ImportKeys {
  /** A port of this machine where a server stands for all others: for tests alone. */
  IMPORT_FIXTURES?: number | undefined
}

/** What asks servers outside, and what tells whether a link is safe. */
export interface Outside {
  readonly fetchOutside: FetchOutside
  readonly checkLink: CheckLink
  readonly importKeys: ImportKeys
}

/** What this reader is called in the rules and logs of websites. */
export const readerName = `${productName}Reader`

/** Opens the way outside; whoever is asked is told who asks, and where that is explained. */
export const openOutside = (
  { IMPORT_FIXTURES: port, GITHUB_TOKEN, YELP_API_KEY, FACEBOOK_ACCESS_TOKEN }: OutsideChoices,
  appOrigin: string,
): Outside => {
  const dial = port === undefined ? createPublicDial() : createFixtureDial(port)
  return {
    fetchOutside: createFetchOutside(dial, `${readerName}/1.0 (+${appOrigin})`),
    checkLink: checkByAddress,
    importKeys: { GITHUB_TOKEN, YELP_API_KEY, FACEBOOK_ACCESS_TOKEN },
  }
}
