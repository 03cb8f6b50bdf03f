import { type LeadsAnswer, type Shelf, shelves } from '@shingle/shared/lead/endpoints.ts'
import { searchMaximum } from '@shingle/shared/lead/limits.ts'
import { Search, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from '../app/link.tsx'
import { changeSearch } from '../app/navigate.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { Looked } from './lead-calls.ts'
import styles from './shelves.module.css'

interface ShelvesProps {
  looked: Looked
  counts: LeadsAnswer['counts']
}

const names: Readonly<Record<Shelf, string>> = { inbox: 'Inbox', newsletter: 'Newsletter', spam: 'Spam' }

const countOf = (shelf: Shelf, { messages, signUps, spam }: LeadsAnswer['counts']): number =>
  ({ inbox: messages + signUps, newsletter: signUps, spam })[shelf]

const addressOf = (shelf: Shelf, search: string): string => {
  const asked = new URLSearchParams()
  if (shelf !== 'inbox') asked.set('show', shelf)
  if (search !== '') asked.set('search', search)
  return `?${asked}`
}

/** Which leads are shown, how many there are of each kind, and a field to search them. */
export const Shelves = ({ looked, counts }: ShelvesProps) => (
  <div className={styles.shelf}>
    <nav className={styles.kinds} aria-label="Show">
      {shelves.map((shelf) => (
        <Link
          key={shelf}
          to={addressOf(shelf, looked.search)}
          aria-current={shelf === looked.shelf ? 'true' : undefined}
        >
          {names[shelf]} <small>{countOf(shelf, counts)}</small>
        </Link>
      ))}
    </nav>
    <SearchField search={looked.search} />
  </div>
)

const searchFor = (words: string): Promise<void> =>
  changeSearch((asked) => {
    asked.delete('open')
    if (words === '') asked.delete('search')
    else asked.set('search', words)
    return asked
  })

/** Searches by Enter or by the button that comes with the words; an emptied field shows everything again. */
const SearchField = ({ search }: { search: string }) => {
  const [draft, setDraft] = useState({ typed: search, since: search })
  // Another search puts its own words in place of what was typed.
  if (draft.since !== search) setDraft({ typed: search, since: search })
  const { typed } = draft
  const field = useRef<HTMLInputElement>(null)
  const look = (words: string) => {
    // The button that was pressed goes; in the field one goes on.
    field.current?.focus()
    void searchFor(words.trim())
  }
  const type = (words: string) => {
    setDraft({ typed: words, since: search })
    if (words === '' && search !== '') look('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    look(typed)
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <label>
          <VisuallyHidden>Search messages</VisuallyHidden>
          <Search aria-hidden="true" />
          <input
            ref={field}
            type="search"
            placeholder="Search"
            maxLength={searchMaximum}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </label>
        {typed.trim() !== search && <button type="submit">Search</button>}
        {typed.trim() === search && search !== '' && (
          <IconButton label="Clear the search" onClick={() => look('')}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </form>
    </search>
  )
}
