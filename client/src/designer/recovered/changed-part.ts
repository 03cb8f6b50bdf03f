/** A text in three parts: what it shares with another at its beginning and end, and what differs between. */
export interface ChangedPart {
  start: string
  changed: string
  end: string
}

/** Splits `text` at what differs from `former`, at whole words. */
export const changedPart = (former: string, text: string): ChangedPart => {
  const ours = text.split(/(?<=\s)/)
  const theirs = former.split(/(?<=\s)/)
  const shortest = Math.min(ours.length, theirs.length)
  let start = 0
  while (start < shortest && ours[start] === theirs[start]) start += 1
  let end = 0
  while (end < shortest - start && ours.at(-1 - end) === theirs.at(-1 - end)) end += 1
  return {
    start: ours.slice(0, start).join(''),
    changed: ours.slice(start, ours.length - end).join(''),
    end: ours.slice(ours.length - end).join(''),
  }
}
