import { foundLengths } from '@shingle/shared/import/import-limits.ts'
import { fetchJson } from '@shingle/storage/outside/fetch-json.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import * as z from 'zod/mini'
import { plainLine } from '../page/plain-line.ts'
import type { Told } from '../page/told.ts'

/** What an official API tells of a business. */
export interface OfficialFacts {
  readonly told: readonly Told[]
  /** How many reviews stand there. */
  readonly reviews: number
}

/** Reads one answer of an API; nothing where it does not answer, or not in the shape that it is known by. */
export type GetJson = <Shape extends z.ZodMiniType>(
  url: string,
  shape: Shape,
  /** What is asked, where the API is asked by posting. */
  body?: string,
) => Promise<z.output<Shape> | undefined>

/** A website that tells of its businesses by an API, to whoever has a key. */
export interface OfficialSource {
  /** As it is called where its facts are told. */
  readonly called: string
  /** What the API knows the business by that a link is about; undefined of any other link. */
  readonly idIn: (link: URL) => string | undefined
  readonly ask: (id: string, get: GetJson) => Promise<OfficialFacts | undefined>
  /** What proves who asks. */
  readonly headers: Readonly<Record<string, string>>
}

/** The largest answer that is read. */
const answerBytesMaximum = 512 * 1024

/** Asks an API by the one way outside. What it answers is as little trusted as a page. */
export const createGetJson =
  (
    fetchOutside: FetchOutside,
    { headers, signal }: Pick<OfficialSource, 'headers'> & { readonly signal: AbortSignal },
  ): GetJson =>
  async (url, shape, body) => {
    const answer = await fetchJson(fetchOutside, {
      ...{ url, maximum: answerBytesMaximum, signal, headers },
      ...(body !== undefined && { body }),
    })
    if (!answer.ok) return undefined
    const { success, data } = z.safeParse(shape, answer.said)
    return success ? data : undefined
  }

/** A text as it may be told: in one line, and nothing where it is too long. */
export const officialLine = (value: string | null | undefined, maximum: number): string => {
  const line = plainLine(value ?? '')
  return line.length <= maximum ? line : ''
}

/** The lines that say something, as told by a source. */
export const toldLines = (
  source: string,
  lines: readonly { readonly kind: 'name' | 'phone' | 'email' | 'text'; readonly value: string }[],
): readonly Told[] => lines.filter(({ value }) => value !== '').map((line) => ({ ...line, source }))

type Part = string | null | undefined

/** An address of which some part is known, as told by a source. */
export const toldAddress = (
  source: string,
  { street, postalCode, town }: { readonly street?: Part; readonly postalCode?: Part; readonly town: Part },
): readonly Told[] => {
  const value = {
    streetAddress: officialLine(street, foundLengths.line),
    postalCode: officialLine(postalCode, foundLengths.note),
    town: officialLine(town, foundLengths.line),
  }
  return Object.values(value).some((part) => part !== '') ? [{ kind: 'address', value, source }] : []
}

/** Pictures at addresses of which each is one of https, as told by a source; how large they are nobody knows. */
export const toldPictures = (source: string, urls: readonly string[]): readonly Told[] =>
  urls
    .filter((url) => URL.canParse(url) && new URL(url).protocol === 'https:')
    .map((url) => ({ kind: 'picture', value: { url, width: 0, height: 0, text: '' }, source }))
