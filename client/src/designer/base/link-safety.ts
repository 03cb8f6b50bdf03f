import { checkLinksEndpoint } from '@shingle/shared/link-safety/endpoints.ts'
import {
  type CheckedSafety,
  checkedLinksMaximum,
  type LinkSafety,
  linkSafetyTexts,
} from '@shingle/shared/link-safety/link-safety.ts'
import { mayEdit } from '@shingle/shared/website/roles.ts'
import { useEffect, useReducer } from 'react'
import { call } from '../../server/call-endpoint.ts'
import { toast } from './toast.ts'
import { useReach } from './use-reach.ts'
import { useWebsite } from './website/website-context.ts'

interface Told {
  readonly safety: CheckedSafety
  readonly at: number
}

/** How long this device repeats what it was told of a link, before it asks again. */
const repeatedMs = 5 * 60_000
const told = new Map<string, Told>()

const safetyOf = (address: string): CheckedSafety | undefined => {
  const known = told.get(address)
  return known !== undefined && Date.now() - known.at < repeatedMs ? known.safety : undefined
}

/** Has links of a draft checked; those of which nobody could tell have failed. */
const checkLinks = async (id: string, links: readonly string[], signal?: AbortSignal): Promise<void> => {
  const asked = links.slice(0, checkedLinksMaximum)
  const result = await call(checkLinksEndpoint, { params: { id }, body: { links: asked } }, { signal })
  if (signal?.aborted) return
  const at = Date.now()
  for (const address of asked) told.set(address, { safety: 'Failed', at })
  if (!result.ok) return
  for (const { address, safety } of result.value.links) told.set(address, { safety, at })
}

/** How the checks of these links stand, for whoever may edit: they are asked for as soon as there is a connection. */
export const useLinkSafety = (links: readonly string[]) => {
  const { draftId: id, role } = useWebsite()
  const reach = useReach()
  const [, showAgain] = useReducer((turns: number) => turns + 1, 0)
  const isEditor = mayEdit(role)
  const isAsked = isEditor && reach === 'online'
  const open = isAsked ? links.filter((link) => safetyOf(link) === undefined).join(' ') : ''
  useEffect(() => {
    if (open === '') return
    const left = new AbortController()
    checkLinks(id, open.split(' '), left.signal)
      .then(showAgain)
      .catch((cause: unknown) => left.signal.aborted || console.error(cause))
    return () => left.abort()
  }, [id, open])
  return {
    of: (link: string): LinkSafety | null =>
      isEditor ? (safetyOf(link) ?? (isAsked ? 'Checking' : 'Pending')) : null,
    /** Asks again about one that has failed. */
    again: (link: string) => {
      told.delete(link)
      showAgain()
    },
  }
}

/** Tells, once it is known, that a link is unsafe that no field shows any more. */
export const useTellUnsafe = (): ((link: string) => void) => {
  const { draftId } = useWebsite()
  return (link) => {
    checkLinks(draftId, [link])
      .then(() => safetyOf(link) === 'Unsafe' && toast(linkSafetyTexts.Unsafe, { kind: 'trouble' }))
      .catch(console.error)
  }
}
