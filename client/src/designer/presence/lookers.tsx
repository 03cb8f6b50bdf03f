import type { Person } from '@shingle/shared/presence/presence.ts'
import { useAccount } from '../../server/session/session.ts'
import { Menu } from '../../ui/menu.tsx'
import { MenuItem, MenuLabel } from '../../ui/menu-items.tsx'
import { select } from '../base/designer-store.ts'
import { Face, Faces } from './face.tsx'
import styles from './presence.module.css'
import { useDoing, useOthers, usePresence } from './use-presence.ts'

const shown = 3

/** Who else is at the draft, in the toolbar: nobody is no room taken. */
export const Lookers = () => {
  const { people, more } = usePresence()
  const me = useAccount()?.id
  const others = useOthers()
  const self = people.find(({ id }) => id === me)
  const isElsewhereToo = self !== undefined && self.pages > 1
  if (others.length === 0 && !isElsewhereToo) return null
  const faces = others.length > 0 || !self ? others : [self]
  return (
    <div className={styles.stack}>
      <Faces people={faces} most={shown} more={more} />
      {/* Over the faces, whose letters are not its name. */}
      <Menu
        trigger={
          <button
            type="button"
            aria-label={countWords(others.length + more)}
            data-tip={countWords(others.length + more)}
          />
        }
      >
        <MenuLabel>At this draft now</MenuLabel>
        {others.map((person) => (
          <Looker key={person.id} person={person} />
        ))}
        {isElsewhereToo && (
          <MenuItem icon={<Face person={self} />} onSelect={stay}>
            You, in another tab
          </MenuItem>
        )}
        {more > 0 && <MenuLabel>{`and ${more} more`}</MenuLabel>}
      </Menu>
    </div>
  )
}

const stay = (): void => undefined

const countWords = (count: number): string => {
  if (count === 0) return 'You, in another tab'
  return count === 1 ? '1 other person is here' : `${count} other people are here`
}

/** Leads to where the person looks. */
const Looker = ({ person }: { person: Person }) => {
  const doing = useDoing()(person)
  return (
    <MenuItem
      icon={<Face person={person} />}
      onSelect={() => person.at !== null && select({ section: person.at })}
    >
      <span className={styles.looker} title={`${person.name} · ${doing}`}>
        <b>{person.name}</b>
        <span className="visually-hidden"> · </span>
        <small>{doing}</small>
      </span>
    </MenuItem>
  )
}
