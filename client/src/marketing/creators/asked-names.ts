/** What names were asked for. */
export interface AskedNames {
  readonly about: string
  readonly place: string
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** Chance: the same gives the same names; '' where nothing was asked yet. */
  readonly seed: string
  readonly round: number
}

/** What stands after the # of an address, which no server is sent. */
export const askedIn = (hash: string): AskedNames => {
  const said = new URLSearchParams(hash.slice(1))
  const text = (name: string) => said.get(name) ?? ''
  return {
    ...{ about: text('about'), place: text('place'), seed: text('seed'), round: Number(text('round')) || 0 },
    ...{ include: said.getAll('include'), exclude: said.getAll('exclude') },
  }
}

/** The same for an address: whoever comes back to it sees the same names. */
export const toHash = ({ about, place, seed, round, include, exclude }: AskedNames): string => {
  const said = new URLSearchParams({ about, place, seed, round: String(round) })
  for (const word of include) said.append('include', word)
  for (const word of exclude) said.append('exclude', word)
  return `#${said}`
}

const part = (kind: string, words: string): HTMLElement => {
  const node = document.createElement('span')
  node.className = kind
  node.textContent = words
  return node
}

/** Says above the names what they were made from. */
export const showAsked = (line: Element, { about, place, include, exclude }: AskedNames): void => {
  line.replaceChildren(
    part('about', about),
    ...(place === '' ? [] : [part('soft', about === '' ? '' : 'in'), part('', place)]),
    ...include.map((word) => part('tagged', word)),
    ...exclude.map((word) => part('tagged out', word)),
  )
}
