import type { ListedVersion } from '../rows/draft-versions.ts'
import { departedName, type NameById } from './names-of.ts'

/** The name of a version: that of one kept at a take-over says who took over, as they are called now. */
export const nameOfVersion = (
  { name, reason, author }: Pick<ListedVersion, 'name' | 'reason' | 'author'>,
  called: NameById,
): string => {
  if (reason !== 'taken-over') return name
  const taker = called(author.id)
  return `Before ${taker === departedName ? 'somebody who left' : taker} took over`
}
