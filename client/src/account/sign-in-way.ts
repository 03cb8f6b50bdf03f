import { appPaths } from '@shingle/shared/paths/app-paths.ts'

/** With what signing in begins where nobody said otherwise: a mailed code. */
export const signInWays = ['code', 'link'] as const
export type SignInWay = (typeof signInWays)[number]

const parameter = 'way'

/** The address of signing in one way. */
export const signInBy = (way: SignInWay): string => `${appPaths.signIn}?${parameter}=${way}`

/** The way that an address asks for. */
export const wayIn = (search: URLSearchParams): SignInWay =>
  signInWays.find((way) => way === search.get(parameter)) ?? 'code'
