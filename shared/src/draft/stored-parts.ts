import type * as Y from 'yjs'

/** A shared type, whatever its events are. */
type Shared = Pick<Y.AbstractType<unknown>, '_map' | '_start'>

/** Whether a shared type holds nothing under keys: of texts and fragments, what they hold has places. */
export const isWithoutKeys = ({ _map }: Shared): boolean => [..._map.values()].every(({ deleted }) => deleted)

/** Whether a shared type holds nothing at places: of maps, what they hold has keys. */
export const isWithoutPlaces = ({ _start }: Shared): boolean => {
  for (let item = _start; item !== null; item = item.right) if (!item.deleted) return false
  return true
}

/** Whether what a map holds under a key is one value: of several, the last counts and the others would be kept unseen. */
export const isOneValue = ({ _map }: Shared, key: string): boolean => _map.get(key)?.length === 1
