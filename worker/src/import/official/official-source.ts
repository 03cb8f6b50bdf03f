import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import * as z from 'zod/mini'
import { plainLine } from '../page/page-dom.ts'
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

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Asks an API by the one way outside. What it answers is as little trusted as a page. */
export const createGetJson =
  (
    fetchOutside: FetchOutside,
    { headers, signal }: Pick<OfficialSource, 'headers'> & { readonly signal: AbortSignal },
  ): GetJson =>
  async (url, shape) => {
    const types = ['application/json']
    const answer = await fetchOutside({ url, types, maximum: answerBytesMaximum, signal, headers })
    if (!answer.ok || answer.status >= 400) return undefined
    const { success, data } = z.safeParse(shape, parsed(answer.bytes))
    return success ? data : undefined
  }

/** A text as it may be told: in one line, and nothing where it is too long. */
export const officialLine = (value: string | null | undefined, maximum: number): string => {
  const line = plainLine(value ?? '')
  return line.length <= maximum ? line : ''
}
