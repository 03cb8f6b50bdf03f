import { Faces } from './face.tsx'
import styles from './presence.module.css'
import { useDoing, useOthersAt } from './use-presence.ts'

const shown = 2

/** Who else is at a section, at the end of its row in the rail. */
export const RowLookers = ({ section }: { section: string }) => {
  const people = useOthersAt(section)
  const doing = useDoing()
  if (people.length === 0) return null
  const words = people.map((person) => `${person.name} is ${doing(person)}`).join(', ')
  return (
    <div className={styles['row-lookers']} role="img" aria-label={words} title={words}>
      <Faces people={people} most={shown} />
    </div>
  )
}
