import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import type { ImportKeys } from '@shingle/storage/outside/open-outside.ts'
import { facebookSource } from './facebook.ts'
import { gitHubSource } from './github.ts'
import { createGetJson, type OfficialFacts, type OfficialSource } from './official-source.ts'
import { yelpSource } from './yelp.ts'

/** An official source that a link is of, ready to be asked. */
interface FoundOfficial {
  readonly called: string
  /** Nothing where it tells nothing, be it that it does not answer. */
  readonly ask: (signal: AbortSignal) => Promise<OfficialFacts | undefined>
}

/** Finds the official source of a link, among those that there is a key for. */
export type FindOfficial = (link: string) => FoundOfficial | undefined

/** The sources that there is a key for. */
export const createFindOfficial = (
  { GITHUB_TOKEN: gitHub, YELP_API_KEY: yelp, FACEBOOK_ACCESS_TOKEN: facebook }: ImportKeys,
  fetchOutside: FetchOutside,
): FindOfficial => {
  const sources: readonly OfficialSource[] = [
    ...(gitHub === undefined ? [] : [gitHubSource(gitHub)]),
    ...(yelp === undefined ? [] : [yelpSource(yelp)]),
    ...(facebook === undefined ? [] : [facebookSource(facebook)]),
  ]
  return (link) => {
    const url = new URL(link)
    for (const { called, idIn, ask, headers } of sources) {
      const id = idIn(url)
      if (id === undefined) continue
      return { called, ask: (signal) => ask(id, createGetJson(fetchOutside, { headers, signal })) }
    }
    return undefined
  }
}
