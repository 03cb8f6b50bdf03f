import { Dialog } from '../../ui/dialog.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { commandKeys } from '../base/keyboard/command-keys.ts'
import { sectionKeys } from '../base/keyboard/section-keys.ts'
import styles from './dialogs.module.css'

const groups: readonly { title: string; keys: readonly (readonly [string, string])[] }[] = [
  {
    title: 'Everywhere',
    keys: [
      [commandKeys('Z'), 'Undo'],
      [commandKeys('Shift Z'), 'Redo'],
      [commandKeys('K'), 'Search'],
      [commandKeys('S'), 'Save Draft'],
      [commandKeys('P'), 'Preview'],
      ['F6', 'Next part of the screen'],
      ['F8', 'Messages'],
      ['?', 'This list'],
    ],
  },
  {
    title: 'The chosen section, or the item chosen in it',
    keys: [
      [commandKeys('J'), 'Help with the words of a text'],
      [sectionKeys.duplicate, 'Duplicate'],
      [commandKeys('C'), 'Copy'],
      [commandKeys('X'), 'Cut'],
      [commandKeys('V'), 'Paste below'],
      [sectionKeys.hide, 'Hide or show'],
      [sectionKeys.remove, 'Delete'],
      ['Esc', 'Choose nothing'],
    ],
  },
  {
    title: 'In a list of sections or items',
    keys: [
      ['↑ ↓', 'Walk through the rows'],
      ['Enter', 'Open'],
      ['Space', 'Lift, then drop'],
      ['↑ ↓', 'Carry what is lifted'],
      ['Esc', 'Put it back'],
      [commandKeys('A'), 'Choose all items'],
    ],
  },
]

export const ShortcutsDialog = () => (
  <Dialog open onOpenChange={closeDialog} title="Shortcuts" size="publish">
    {groups.map(({ title, keys }) => (
      <section key={title} className={styles.part}>
        <h3>{title}</h3>
        <dl className={styles.keys}>
          {keys.map(([key, words]) => (
            <div key={key + words}>
              <dt>{words}</dt>
              <dd>
                <kbd>{key}</kbd>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </Dialog>
)
