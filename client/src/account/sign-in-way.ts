import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { changeSearch } from '../app/navigate.ts'
import { useSearch } from '../app/use-place.ts'

/** What somebody who signs in begins with: a mailed code, where nobody said otherwise. */
const signInWays = ['code', 'link', 'password', 'create', 'forgot'] as const
export type SignInWay = (typeof signInWays)[number]

const parameter = 'way'

/** The address of signing in one way. */
export const signInBy = (way: SignInWay): string => `${appPaths.signIn}?${parameter}=${way}`

/** The way that the address asks for, and how to take another. */
export const useSignInWay = (): readonly [SignInWay, (way: SignInWay) => void] => {
  const asked = useSearch().get(parameter)
  const way = signInWays.find((one) => one === asked) ?? 'code'
  const take = (next: SignInWay) =>
    void changeSearch((search) => {
      search.set(parameter, next)
      return search
    })
  return [way, take]
}
