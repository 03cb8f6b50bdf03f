import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { type KeyboardEvent, useState } from 'react'
import type { Help } from '../../help/help.ts'
import { useDraft } from '../../replica/use-draft.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { useDesignerMode } from '../base/designer-mode.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { focusFirst } from '../base/focus-first.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { commandsOf } from './commands.tsx'
import styles from './dialogs.module.css'
import type { Command } from './find/command.ts'
import { HelpAnswer } from './find/help-answer.tsx'
import { helpCommands } from './find/help-commands.tsx'
import { matching } from './find/matching.ts'
import { pageWords } from './find/page-words.tsx'
import { removeCommand } from './find/remove-command.tsx'

/** Who has not found it among so many types on. */
const foundMaximum = 40

/** Goes to any section, field, setting or words of the page, does any command, or tells how, by a few letters of what it is called. */
export const SearchDialog = () => {
  const draft = useDraft()
  const website = useWebsite()
  const [, setMode] = useDesignerMode()
  const canEdit = useCanEdit()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [reading, setReading] = useState<Help | null>(null)
  const found = [
    ...matching(
      [...(canEdit ? removeCommand(draft) : []), ...commandsOf({ draft, website, setMode, canEdit })],
      typed,
    ),
    ...pageWords(draft.view.content().sections, typed, setMode),
    ...helpCommands(typed, setReading),
  ].slice(0, foundMaximum)
  const run = (command: Command | undefined) => {
    if (!command) return
    if (command.staysOpen) return command.run()
    closeDialog()
    // What it leads to stands already, maybe: while the dialog does, it takes the focus back.
    window.setTimeout(command.run)
  }
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((now) => (now + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') run(found[at])
    else return
    event.preventDefault()
  }
  if (reading !== null)
    return (
      <Dialog open onOpenChange={closeDialog} title="Help">
        <HelpAnswer help={reading} onBack={() => setReading(null)} />
      </Dialog>
    )
  return (
    <Dialog open onOpenChange={closeDialog} title="Search">
      <input
        {...focusFirst}
        className={styles.search}
        role="combobox"
        aria-label="Search"
        aria-expanded="true"
        aria-controls="designer-commands"
        aria-activedescendant={found[at] ? `command-${at}` : undefined}
        placeholder="A section, a setting, words, help"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={keys}
      />
      <div id="designer-commands" role="listbox" className={styles.commands}>
        {found.map((command, index) => (
          <button
            key={command.id}
            id={`command-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerMove={() => setAt(index)}
            onClick={() => run(command)}
          >
            {command.icon}
            <span>{command.name}</span>
            <small>{command.group}</small>
          </button>
        ))}
        {found.length === 0 && (
          <p className={styles.soft}>
            Nothing of that name. Everything that help answers is in{' '}
            <a href={pagePaths.support} target="_blank" rel="noopener">
              All help
            </a>
            .
          </p>
        )}
      </div>
    </Dialog>
  )
}
