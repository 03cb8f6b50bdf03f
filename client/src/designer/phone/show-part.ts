import { changeSearch, navigation } from '../../app/navigate.ts'
import { partIn, withPart } from './part-address.ts'

/** The part that the address names at this moment. */
export const partInAddress = (): string => partIn(new URLSearchParams(navigation.shown().place.search))

/** Opens a part on a phone, from anywhere. */
export const showPart = (part: string, options?: { replace?: boolean }): void => {
  changeSearch((search) => withPart(search, part), options).catch(console.error)
}
