import * as z from 'zod/mini'
import { fetchJson } from '../../outside/fetch-json.ts'
import type { FetchOutside } from '../../outside/fetch-outside.ts'
import type { CheckLink } from './link-safety.ts'

interface WebRiskPorts {
  readonly key: string
  readonly fetchOutside: FetchOutside
  /** Hears why Web Risk told nothing: never of which link. */
  readonly onTrouble: (error: unknown) => void
}

const service = 'https://webrisk.googleapis.com/v1/uris:search'
const threatTypes = ['MALWARE', 'SOCIAL_ENGINEERING', 'UNWANTED_SOFTWARE'] as const
const answerSchema = z.object({ threat: z.optional(z.object({ threatTypes: z.array(z.string()) })) })
const answerMaximum = 16 * 1024

const questionOf = (key: string, uri: string): string => {
  const asked = new URLSearchParams({ uri, key })
  for (const type of threatTypes) asked.append('threatTypes', type)
  return `${service}?${asked}`
}

/**
 * Asks Google Web Risk about a link, once `checkFirst` holds nothing against it: what its lists name is unsafe, and
 * whatever is no answer of theirs leaves the check failed.
 */
export const createWebRisk = (
  { key, fetchOutside, onTrouble }: WebRiskPorts,
  checkFirst: CheckLink,
): CheckLink => {
  const ask = async (url: string, signal: AbortSignal) => {
    const asked = { url: questionOf(key, url), maximum: answerMaximum, signal }
    const answer = await fetchJson(fetchOutside, asked)
    if (!answer.ok) throw new Error(`Web Risk could not be asked: ${answer.why}`)
    if (answer.status !== 200) throw new Error(`Web Risk answered ${answer.status}`)
    return answerSchema.parse(answer.said)
  }
  return async (url, signal) => {
    const first = await checkFirst(url, signal)
    if (first !== 'Safe') return first
    try {
      const { threat } = await ask(url, signal)
      return threat === undefined ? 'Safe' : 'Unsafe'
    } catch (error) {
      onTrouble(error)
      return 'Failed'
    }
  }
}
