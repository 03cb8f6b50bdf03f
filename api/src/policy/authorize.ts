import { type Action, type Actor, policies, type Resource } from './policies.ts'

/** Whether `actor` may do `action` to `resource`: the only place where the API asks this. */
export const authorize = (actor: Actor | undefined, action: Action, resource: Resource): boolean =>
  policies[action](actor, resource)

/** Whether the policies know an action; a route that names another keeps the app from starting. */
export const hasPolicy = (action: string): boolean => Object.hasOwn(policies, action)
