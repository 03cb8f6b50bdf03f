import { productName } from '@shingle/shared/product/product.ts'
import { type CheckLink, checkByAddress } from '../providers/link-safety/link-safety.ts'
import { createWebRisk } from '../providers/link-safety/web-risk.ts'
import { openStock, type StockKeys } from '../providers/stock/open-stock.ts'
import type { StockLibrary } from '../providers/stock/stock-library.ts'
import { createFixtureDial, createPublicDial } from './dial.ts'
import { createFetchOutside, type FetchOutside } from './fetch-outside.ts'

/** Keys to what tells of businesses by an API; of what has none, the page itself is read. */
export interface ImportKeys {
  GITHUB_TOKEN?: string | undefined
  YELP_API_KEY?: string | undefined
  FACEBOOK_ACCESS_TOKEN?: string | undefined
}

/** What the environment says of asking servers outside. */
export interface OutsideChoices extends ImportKeys, StockKeys {
  /** A port of this machine where a server stands for all others: for tests alone. */
  IMPORT_FIXTURES?: number | undefined
  /** What Google Web Risk is asked about links with. */
  WEB_RISK_KEY?: string | undefined
}

/** What asks servers outside, and what tells whether a link is safe. */
export interface Outside {
  readonly fetchOutside: FetchOutside
  readonly checkLink: CheckLink
  readonly importKeys: ImportKeys
  /** The libraries of pictures by others that are connected. */
  readonly stock: readonly StockLibrary[]
}

/** What this reader is called in the rules and logs of websites. */
export const readerName = `${productName}Reader`

// No more than these: what is opened goes on to every room.
const importKeysOf = ({ GITHUB_TOKEN, YELP_API_KEY, FACEBOOK_ACCESS_TOKEN }: ImportKeys): ImportKeys => ({
  ...{ GITHUB_TOKEN, YELP_API_KEY, FACEBOOK_ACCESS_TOKEN },
})

/** Opens the way outside; whoever is asked is told who asks, and where that is explained. */
export const openOutside = (
  { IMPORT_FIXTURES: port, WEB_RISK_KEY: key, ...keys }: OutsideChoices,
  appOrigin: string,
  onTrouble: (error: unknown) => void = () => undefined,
): Outside => {
  const dial = port === undefined ? createPublicDial() : createFixtureDial(port)
  const fetchOutside = createFetchOutside(dial, `${readerName}/1.0 (+${appOrigin})`)
  return {
    fetchOutside,
    checkLink:
      key === undefined ? checkByAddress : createWebRisk({ key, fetchOutside, onTrouble }, checkByAddress),
    importKeys: importKeysOf(keys),
    stock: openStock(keys, fetchOutside),
  }
}
