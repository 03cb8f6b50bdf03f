/** From where to where something is. */
export interface Reach {
  begin: number
  end: number
}

/** How far to scroll until all of it is seen, or its beginning where it is longer than what can be seen. */
export const reachFor = (wanted: Reach, seen: Reach): number => {
  if (wanted.begin < seen.begin) return wanted.begin - seen.begin
  return wanted.end > seen.end ? Math.min(wanted.end - seen.end, wanted.begin - seen.begin) : 0
}
