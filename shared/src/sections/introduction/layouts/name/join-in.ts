/** A name in the parts that its & joins, such as *Webb*, *&* and *Daughter*; undefined where it has none. */
export const joinIn = (
  name: string,
): { readonly before: string; readonly join: string; readonly after: string } | undefined => {
  const found = /^(\S.*?) +([&+]) +(\S.*)$/u.exec(name.trim())
  const [, before, join, after] = found ?? []
  return before === undefined || join === undefined || after === undefined
    ? undefined
    : { before, join, after }
}
