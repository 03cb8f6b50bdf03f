import { changeSearch, navigation } from '../../app/navigate.ts'
import { withoutPart } from '../phone/part-address.ts'

interface Opened {
  readonly draftId: string
  readonly isSmall: boolean
}

/**
 * What an open website is called in the address: by its id, whatever becomes of its handle and of the order of the list,
 * and without the part that a phone had open where all of it is seen.
 */
export const settledSearch = (search: URLSearchParams, { draftId, isSmall }: Opened): URLSearchParams => {
  const settled = new URLSearchParams(search)
  settled.set('websiteId', draftId)
  return isSmall ? settled : withoutPart(settled)
}

/** Settles the address of the designer, where it is not yet. */
export const settleAddress = (opened: Opened): void => {
  const before = new URLSearchParams(navigation.shown().place.search)
  // Whoever goes to another place at this moment is not held up for nothing.
  if (String(settledSearch(before, opened)) === String(before)) return
  changeSearch((search) => settledSearch(search, opened), { replace: true }).catch(console.error)
}
