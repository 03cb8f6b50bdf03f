import { checkHandle } from '@shingle/shared/handle/check-handle.ts'
import { suggestHandle } from '@shingle/shared/handle/handle.ts'

const handleOf = (name: string): string => suggestHandle({ name, industry: '', location: '' })

/** The handle of a name, and then what is nearest to it, for a business at `place`: none of them is asked of the database. */
export const nearHandles = (name: string, place: string): readonly string[] => {
  const own = handleOf(name)
  if (own === '') return []
  const [town = ''] = place.split(',')
  const others = [town === '' ? '' : `${name} ${town}`, `the ${name}`, `${name} co`].map(handleOf)
  return [...new Set([own, ...others])].filter((handle) => handle !== '')
}

/** Those that stand for nothing else and deceive nobody. */
export const allowedHandles = (handles: readonly string[]): readonly string[] =>
  handles.filter((handle) => checkHandle(handle) === null)
