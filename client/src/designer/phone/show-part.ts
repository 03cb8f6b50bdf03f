import { changeSearch } from '../../app/navigate.ts'
import { withPart } from './part-address.ts'

/** Opens a part on a phone, from anywhere. */
export const showPart = (part: string, options?: { replace?: boolean }): void => {
  changeSearch((search) => withPart(search, part), options).catch(console.error)
}
