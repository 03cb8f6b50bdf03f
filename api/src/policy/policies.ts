import type { Role } from '@shingle/shared/website/roles.ts'

/** Who asks, as far as permission goes. */
export interface Actor {
  readonly id: string
}

/** What is asked about: a website with the actor's role on it, or nothing in particular. */
export type Resource =
  | { readonly kind: 'none' }
  | { readonly kind: 'website'; readonly role: Role | undefined }

type Policy = (actor: Actor | undefined, resource: Resource) => boolean

const anyone: Policy = () => true
const signedIn: Policy = (actor) => actor !== undefined
const holding =
  (...allowed: readonly Role[]): Policy =>
  (actor, resource) =>
    actor !== undefined &&
    resource.kind === 'website' &&
    resource.role !== undefined &&
    allowed.includes(resource.role)

const member = holding('Viewer', 'Collaborator', 'Admin', 'Owner')
const editor = holding('Collaborator', 'Admin', 'Owner')
const owner = holding('Owner')

/** Who may do what (specification 6). What is not listed here cannot be done. */
export const policies = {
  'session.start': anyone,
  'session.options': anyone,
  'account.register': signedIn,
  'website.list': signedIn,
  'website.create': signedIn,
  'website.read': member,
  'website.delete': owner,
  'website.read-owner': member,
  'draft.open': member,
  'draft.take-control': editor,
  'draft.read-versions': member,
  'draft.save-version': editor,
  'draft.upload-image': editor,
  'handle.check': signedIn,
  'website.publish': editor,
  'website.unpublish': owner,
} as const satisfies Record<string, Policy>

/** Anything a route lets somebody do. */
export type Action = keyof typeof policies
