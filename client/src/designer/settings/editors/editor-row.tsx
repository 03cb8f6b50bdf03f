import type { ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import { Ellipsis, KeyRound, Send, UserMinus } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem, MenuLine } from '../../../ui/menu-items.tsx'
import type { Asked } from './editor-dialogs.tsx'
import styles from './editors.module.css'
import { invitedWords } from './invited-words.ts'
import { nameOf, Person, StandingTag } from './person.tsx'

interface EditorRowProps {
  invite: ListedInvite
  isYou: boolean
  /** Whether whoever looks may do something about others: the owner. */
  isManaged: boolean
  onAsk: (asked: Asked) => void
  onResend: () => void
}

/** Somebody who edits the website or was asked to, with what can be done about it. */
export const EditorRow = (props: EditorRowProps) => {
  const { invite, isYou, isManaged } = props
  const { state, email } = invite
  const isEditor = state === 'Accepted'
  const name = isEditor ? nameOf(invite) : email
  return (
    <li>
      <Person name={name} words={invitedWords(invite, Date.now())} isYou={isYou} isInvited={!isEditor}>
        <StandingTag standing={isEditor ? 'Editor' : state} />
        {(isYou || isManaged) && <RowMenu {...props} name={name} isEditor={isEditor} />}
      </Person>
    </li>
  )
}

interface RowMenuProps extends EditorRowProps {
  name: string
  isEditor: boolean
}

const RowMenu = ({ invite, isYou, name, isEditor, onAsk, onResend }: RowMenuProps) => (
  <Menu
    trigger={
      <IconButton label={isYou ? 'Your menu' : `Menu for ${name}`} data-editor-menu={invite.id}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
    }
  >
    {isYou ? (
      <MenuItem icon={<UserMinus />} danger onSelect={() => onAsk({ name: 'leave', invite })}>
        Remove me
      </MenuItem>
    ) : (
      <>
        {isEditor ? (
          <MenuItem icon={<KeyRound />} onSelect={() => onAsk({ name: 'transfer', invite })}>
            Make owner
            <small className={styles.aside}>You become an editor</small>
          </MenuItem>
        ) : (
          <MenuItem icon={<Send />} onSelect={onResend}>
            Resend invitation
          </MenuItem>
        )}
        <MenuLine />
        <MenuItem icon={<UserMinus />} danger onSelect={() => onAsk({ name: 'remove', invite })}>
          Remove
        </MenuItem>
      </>
    )}
  </Menu>
)
