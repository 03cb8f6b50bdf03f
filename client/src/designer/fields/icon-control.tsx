import { chooseIcons } from '@shingle/shared/artwork/icons/choose-icons.ts'
import { icons } from '@shingle/shared/artwork/icons/icons.ts'
import { Ban, Sparkles } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useId, useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import type { ControlProps } from './control.ts'
import fieldStyles from './controls.module.css'
import styles from './icon-control.module.css'
import { optionWords } from './option-words.ts'

const drawings = new Map(Object.entries(icons))
const words: Readonly<Record<string, string>> = { auto: 'By its words', none: 'No icon' }
const wordsOf = (name: string) => words[name] ?? optionWords(name.replaceAll('-', ' '))

/** What a search finds: icons of that name, and the one that the words mean. */
const found = (options: readonly string[], search: string): readonly string[] => {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return options
  const [meant] = chooseIcons([{ name: wanted, text: '' }], '')
  return options.filter((name) => name === meant || wordsOf(name).toLowerCase().includes(wanted))
}

const ServiceIcon = ({ name }: { name: string }) => {
  const drawn = drawings.get(name)
  if (!drawn) return name === 'none' ? <Ban aria-hidden="true" /> : <Sparkles aria-hidden="true" />
  return (
    <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.spot} d={drawn.spot} />
      <path className={styles.line} d={drawn.line} />
    </svg>
  )
}

interface SheetProps {
  options: readonly string[]
  value: string
  onPick: (name: string) => void
  onTake: (name: string) => void
}

/** All icons on one sheet: the arrow keys go through them, a click or Enter takes one, from a search the first. */
const IconSheet = ({ options, value, onPick, onTake }: SheetProps) => {
  const group = useId()
  const [search, setSearch] = useState('')
  const shown = found(options, search)
  return (
    <form
      className={styles.sheet}
      onSubmit={(event) => {
        event.preventDefault()
        onTake(shown.includes(value) ? value : (shown[0] ?? value))
      }}
    >
      <TextField
        label="Search icons"
        labelHidden
        placeholder="tap, scissors, tea"
        value={search}
        onChange={setSearch}
      />
      <div className={styles.grid} role="radiogroup" aria-label="Icon">
        {shown.map((name) => (
          <label key={name} className={styles.cell} title={wordsOf(name)} onPointerUp={() => onTake(name)}>
            <input
              type="radio"
              name={group}
              aria-label={wordsOf(name)}
              checked={name === value}
              onChange={() => onPick(name)}
            />
            <ServiceIcon name={name} />
          </label>
        ))}
      </div>
      {shown.length === 0 && (
        <p className={styles.none}>Nothing by that name. Try what the service is about.</p>
      )}
    </form>
  )
}

/** The icon beside a service: by its words, none, or one from the sheet. Closing the sheet is one edit. */
export const IconControl = ({ entry, write }: ControlProps<'choice'>) => {
  const [isOpen, setIsOpen] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  const shown = picked ?? entry.value
  const take = (name: string) => {
    if (name !== entry.value) write(name)
    setPicked(null)
    setIsOpen(false)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => (open ? setIsOpen(true) : take(shown))}>
      <div className={fieldStyles.field}>
        <span className={fieldStyles.label} aria-hidden="true">
          {entry.field.label}
        </span>
        <Popover.Trigger className={styles.trigger} aria-label={`${entry.field.label}: ${wordsOf(shown)}`}>
          <ServiceIcon name={shown} />
          {wordsOf(shown)}
        </Popover.Trigger>
      </div>
      <Popover.Portal>
        <Popover.Content className={styles.popover} data-density="compact" align="start" sideOffset={6}>
          <IconSheet options={entry.field.options} value={shown} onPick={setPicked} onTake={take} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
