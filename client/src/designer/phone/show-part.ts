import { changeSearch, navigation } from '../../app/navigate.ts'
import { partIn, withoutPart, withPart } from './part-address.ts'

/** The part that the address names at this moment. */
export const partInAddress = (): string => partIn(new URLSearchParams(navigation.shown().place.search))

/** Opens a part on a phone, from anywhere. */
export const showPart = (part: string, options?: { replace?: boolean }): void => {
  changeSearch((search) => withPart(search, part), options).catch(console.error)
}

/** Takes the part out of the address of a screen that has room for everything. */
export const leavePart = (): void => {
  const { search } = navigation.shown().place
  // Whoever goes to another place at this moment is not held up for nothing.
  if (String(withoutPart(new URLSearchParams(search))) === String(new URLSearchParams(search))) return
  changeSearch(withoutPart, { replace: true }).catch(console.error)
}
