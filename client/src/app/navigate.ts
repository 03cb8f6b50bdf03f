import { createNavigation } from './navigation.ts'
import { addressOf } from './place.ts'

/** The one way through the app of this tab. */
export const navigation = createNavigation()

/** Goes to a path of the app; settles when its screen is shown. */
export const { navigate } = navigation

/** Changes what the address asks for and leaves the person where they are. */
export const changeSearch = (
  change: (search: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean },
): Promise<void> => {
  const { pathname, search } = navigation.shown().place
  const next = change(new URLSearchParams(search)).toString()
  return navigate(addressOf({ pathname, search: next === '' ? '' : `?${next}` }), options)
}
