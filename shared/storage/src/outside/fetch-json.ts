import { parseJson } from '@shingle/shared/text/parse-json.ts'
import type { FetchOutside, OutsideFailure, OutsideRequest } from './fetch-outside.ts'

/** What an API outside says, which nobody has checked: undefined where it is no JSON, or the status says that it is none. */
export type OutsideJson =
  | { readonly ok: true; readonly status: number; readonly said: unknown }
  | { readonly ok: false; readonly why: OutsideFailure }

/** Asks an API by the one way outside. Never rejects. */
export const fetchJson = async (
  fetchOutside: FetchOutside,
  request: Omit<OutsideRequest, 'types' | 'onlyHead'>,
): Promise<OutsideJson> => {
  const answer = await fetchOutside({ ...request, types: ['application/json'] })
  if (!answer.ok) return answer
  const { status, bytes } = answer
  return { ok: true, status, said: status < 400 ? parseJson(bytes.toString('utf8')) : undefined }
}
