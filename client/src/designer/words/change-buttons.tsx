import { endonyms, type Language, languages } from '@shingle/shared/language/language.ts'
import type { WordChange } from '@shingle/shared/word-help/word-changes.ts'
import { ChevronDown } from 'lucide-react'
import { useSettings } from '../../replica/use-draft.ts'
import { Menu } from '../../ui/menu.tsx'
import { MenuItem } from '../../ui/menu-items.tsx'
import type { Wish } from './use-words.ts'
import styles from './word-help.module.css'

const ownChanges: readonly (readonly [Exclude<WordChange, 'translate'>, string])[] = [
  ['rewrite', 'Rewrite'],
  ['shorter', 'Shorter'],
  ['friendlier', 'Friendlier'],
]

interface ChangeButtonsProps {
  chosen: Wish | undefined
  onAsk: (wish: Wish) => void
  disabled: boolean
}

/** What may be asked about a text; pressing one asks at once. */
export const ChangeButtons = ({ chosen, onAsk, disabled }: ChangeButtonsProps) => {
  const { language } = useSettings()
  const others = languages.filter((one) => one !== language)
  const translated = chosen?.into === undefined ? 'Translate' : endonyms[chosen.into]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a header's row
    <div role="group" className={styles.changes} aria-label="What to do">
      {ownChanges.map(([change, label]) => (
        <button
          key={change}
          type="button"
          aria-pressed={chosen?.change === change}
          disabled={disabled}
          onClick={() => onAsk({ change })}
        >
          {label}
        </button>
      ))}
      <Menu
        trigger={
          <button type="button" aria-pressed={chosen?.change === 'translate'} disabled={disabled}>
            {translated}
            <ChevronDown aria-hidden="true" />
          </button>
        }
      >
        {others.map((into: Language) => (
          <MenuItem key={into} onSelect={() => onAsk({ change: 'translate', into })}>
            {endonyms[into]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
