import { type LeadsAnswer, type Shelf, shelves } from '@shingle/shared/lead/endpoints.ts'
import { searchMaximum } from '@shingle/shared/lead/limits.ts'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from '../app/link.tsx'
import { changeSearch } from '../app/navigate.ts'
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
    <SearchField key={looked.search} search={looked.search} />
  </div>
)

const SearchField = ({ search }: { search: string }) => {
  const [typed, setTyped] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void changeSearch((asked) => {
      asked.delete('open')
      if (typed.trim() === '') asked.delete('search')
      else asked.set('search', typed.trim())
      return asked
    })
  }
  return (
    <search>
      <form onSubmit={submit}>
        <label className={styles.search}>
          <VisuallyHidden>Search messages</VisuallyHidden>
          <Search aria-hidden="true" />
          <input
            type="search"
            placeholder="Search"
            maxLength={searchMaximum}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </form>
    </search>
  )
}
