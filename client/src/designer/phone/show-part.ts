import { changeSearch } from '../../app/navigate.ts'
import { type OwnPart, withPart } from './part-address.ts'

/** Opens a part on a phone, from anywhere. */
export const showPart = (part: OwnPart): void => {
  changeSearch((search) => withPart(search, part)).catch(console.error)
}
