import type { Person } from '@shingle/shared/presence/presence.ts'
import type { CSSProperties } from 'react'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { initials } from '../base/initials.ts'
import styles from './presence.module.css'
import { usePresence } from './use-presence.ts'

/** Paints what is inside in a person's color. */
export const inColorOf = ({ color }: Pick<Person, 'color'>): CSSProperties & { '--person': string } => ({
  '--person': `var(--person-${color})`,
})

/** A person by the letters of their name, on their color. */
export const Face = ({ person }: { person: Person }) => (
  <span className={styles.face} style={inColorOf(person)} aria-hidden="true">
    {initials(person.name)}
  </span>
)

/** Whoever has edit control, in the color that they have among the people at the draft, if they are there. */
export const HolderFace = ({ name }: { name: string }) => {
  const { people } = usePresence()
  const holder = useDraftStatus(({ holder }) => holder?.id)
  const person = people.find(({ id }) => id === holder)
  return (
    <span className={styles.face} style={person && inColorOf(person)} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

interface FacesProps {
  people: readonly Person[]
  /** So many are shown; how many more there are is a number. */
  most: number
  /** How many there are beyond the people given. */
  more?: number
}

/** Several people, each overlapping the next. */
export const Faces = ({ people, most, more = 0 }: FacesProps) => {
  const others = people.length - most + more
  return (
    <span className={styles.faces} aria-hidden="true">
      {people.slice(0, most).map((person) => (
        <Face key={person.id} person={person} />
      ))}
      {others > 0 && <span className={styles.others}>{`+${others}`}</span>}
    </span>
  )
}
