import './all-trades.css'
import { find } from '../creators/ask.ts'
import { hangLookUnderHand } from './hang-look.ts'
import { matchTrades } from './match-trades.ts'

const field = find<HTMLInputElement>('.all-trades-top input')
const count = find('.trades-count')
const list = find('.trades-list')
const found = find('.trades-found')
const firstBoard = hangLookUnderHand(find('.all-trades'), find('.chain'))

/** How many of the words that led to a trade stand beside it. */
const wordsShown = 4
const hitsShown = 8

const rows = [...list.querySelectorAll<HTMLAnchorElement>('li a')].map((row) => ({
  row,
  name: find('b', row).textContent,
  kind: row.closest('section')?.querySelector('div')?.textContent ?? '',
  words: row.dataset.words?.split(',') ?? [],
}))

const numbered = (amount: number): string => {
  if (amount === 0) return 'No trade'
  return amount === 1 ? '1 trade' : `${amount} trades`
}

type Row = ReturnType<typeof matchTrades<(typeof rows)[number]>>[number]

const shownRow = ({ row, by }: Row): HTMLElement => {
  const item = document.createElement('li')
  const copy = row.cloneNode(true) as HTMLAnchorElement
  if (by.length > 0) find('span', copy).textContent = by.slice(0, wordsShown).join(', ')
  item.append(copy)
  return item
}

const show = (): void => {
  const words = field.value.trim()
  const hits = words === '' ? [] : matchTrades(words, rows).slice(0, hitsShown)
  list.hidden = words !== ''
  found.hidden = words === ''
  count.textContent = words === '' ? '' : numbered(hits.length)
  find('.closest', found).hidden = hits.length === 0
  find('ul', found).replaceChildren(...hits.map(shownRow))
  const [closest] = hits
  if (closest !== undefined) firstBoard.show(closest.row)
  find('.own-words span', found).textContent = `“${words}” is enough to begin with`
}

field.addEventListener('input', show)
// A reload or the way back may have filled the field already.
show()
