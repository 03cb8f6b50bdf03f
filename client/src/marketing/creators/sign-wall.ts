import { find } from './ask.ts'
import type { AskedNames } from './asked-names.ts'

const wide = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/g
const longestLine = 17
// The wall has four boards of each width, widest for the longest names: [wide, middle, narrow].
const slots = [
  [0, 4, 8, 9],
  [1, 5, 6, 11],
  [2, 3, 7, 10],
] as const

let hung: readonly string[] = []

/** The names that hang on the wall. */
export const shown = (): readonly string[] => hung

const shops = () => [...document.querySelectorAll<HTMLElement>('.shop')]

/** How wide a name is, in letters; a name of two lines is as wide as one of them. */
const widthOf = (name: string): number => {
  const letters = name.length + (name.match(wide)?.length ?? 0)
  return letters <= longestLine || !name.includes(' ') ? letters : Math.ceil(letters / 2) + 3
}

/** The board of each name, so that the longest hang on the widest. */
const boardsFor = (names: readonly string[]): readonly number[] => {
  const boards = slots.flat()
  const byLength = names.map((name, at) => ({ at, width: widthOf(name) })).sort((a, b) => b.width - a.width)
  const found: number[] = []
  for (const [rank, { at }] of byLength.entries()) found[at] = boards[rank] ?? at
  return found
}

const put = (shop: HTMLElement, name: string, { about, place }: AskedNames): void => {
  const use = find<HTMLAnchorElement>('[data-use]', shop)
  shop.hidden = name === ''
  shop.style.setProperty('--letters', String(Math.max(5, widthOf(name))))
  find('[data-name]', shop).textContent = name
  find('[data-place]', shop).textContent = place
  find('[data-said]', shop).textContent = 'Checking availability...'
  find('[data-address]', shop).textContent = ''
  find('[data-avail]', shop).dataset.avail = 'checking'
  use.search = String(new URLSearchParams({ name, about, place }))
  use.setAttribute('aria-label', `Use this name: ${name}`)
}

let boards: readonly number[] = []

/** Hangs names, each on a board that it fits. */
export const showNames = (names: readonly string[], asked: AskedNames): void => {
  hung = names
  boards = boardsFor(names)
  for (const shop of shops()) {
    shop.classList.remove('best')
    put(shop, '', asked)
  }
  const all = shops()
  for (const [at, name] of names.entries()) {
    const shop = all[boards[at] ?? at]
    if (shop) put(shop, name, asked)
  }
}

const later = { state: 'unknown', said: 'Not checked: ask again later', address: '' }

/** What is told of a web address. */
const toldOf = (told: unknown): typeof later => {
  const { handle = '', isFree = false, text = '', free = '' } = { ...Object(told) }
  if (handle === '') return { state: 'unknown', said: 'You choose its web address later', address: '' }
  const state = isFree === true ? 'free' : 'taken'
  return {
    state,
    said: String(text),
    address: state === 'taken' && free !== '' ? `${free} is free` : String(handle),
  }
}

/** Says below each name whether its web address could be had; undefined where nobody could tell. */
export const showAddresses = (addresses: readonly unknown[] | undefined): void => {
  const all = shops()
  for (const at of hung.keys()) {
    const shop = all[boards[at] ?? at]
    if (shop === undefined) continue
    const { state, said, address } = addresses === undefined ? later : toldOf(addresses[at])
    find('[data-avail]', shop).dataset.avail = state
    find('[data-said]', shop).textContent = said
    find('[data-address]', shop).textContent = address
  }
  find('.wall').querySelector('.shop:has([data-avail=free])')?.classList.add('best')
}
