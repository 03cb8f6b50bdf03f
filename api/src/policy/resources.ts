import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { VersionAnswer } from '@shingle/shared/version/endpoints.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { Role } from '@shingle/shared/website/roles.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-websites.ts'
import type { Caller } from '../session/caller.ts'
import { namedVersion } from '../version/named-version.ts'
import type { Versions } from '../version/versions.ts'
import type { Drafts } from '../website/drafts.ts'

/** What calls are about: the thing itself, and what a caller can be to it. */
export interface Resources {
  readonly account: { readonly thing: Caller; readonly relation: 'self' }
  readonly website: { readonly thing: DraftRow; readonly relation: Role }
  /** One version of a website's draft. */
  readonly version: { readonly thing: VersionAnswer; readonly relation: Role }
}

/** Every kind of thing that a rule can name. */
export type ResourceName = keyof Resources

/** Finds what a call is about; the problem for whoever is nothing to it is that of a thing that does not exist. */
type Find<R extends ResourceName> = (call: {
  readonly caller: Caller
  readonly params: Readonly<Record<string, string>>
}) => Promise<Result<Resources[R]>>

/** How each kind of thing is found from a call's path and caller. */
export type ResourceFinders = { readonly [R in ResourceName]: Find<R> }

/** The finders over the stores of one deployment. A thing inside another is looked for only by who may see that. */
export const createResourceFinders = (services: {
  readonly drafts: Drafts
  readonly versions: Versions
}): ResourceFinders => {
  const { drafts, versions } = services

  const website: Find<'website'> = async ({ caller, params: { id = '' } }) => {
    const found = await drafts.findFor(id, caller)
    return found === undefined
      ? refuse(noWebsiteAtLink)
      : succeed({ thing: found.draft, relation: found.role })
  }

  return {
    account: async ({ caller }) => succeed({ thing: caller, relation: 'self' }),
    website,
    version: async (call) => {
      const around = await website(call)
      if (!around.ok) return around
      const { thing: draft, relation } = around.value
      const version = await namedVersion(versions, draft, call.params.version ?? '')
      return version.ok ? succeed({ thing: version.value, relation }) : version
    },
  }
}
