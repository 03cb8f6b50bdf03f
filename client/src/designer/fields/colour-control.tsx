import { type ReplacedColour, replacedColour } from '@shingle/shared/theme/replaced-colour.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { colourRoles } from '@shingle/shared/theme/theme.ts'
import { Popover } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import { useTheme } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import type { Place } from '../base/draft/place.ts'
import styles from './colour-control.module.css'
import { ColourReplaced } from './colour-replaced.tsx'
import { replacedWords } from './colour-words.ts'
import type { ControlProps } from './control.ts'

const ColourPicker = lazy(async () => ({ default: (await import('./colour-picker.tsx')).ColourPicker }))

type ColourControlProps = ControlProps<'colour'>

/** A swatch that opens a picker; a colour of the theme says where the page shows it in another shade. */
export const ColourControl = ({ place, ...control }: ColourControlProps & { place: Place }) =>
  place.in === 'theme' ? <OfTheme {...control} /> : <Swatch {...control} replacedBy={asItIs} />

const asItIs = () => null

const OfTheme = (control: ColourControlProps) => {
  const theme = useTheme()
  const role = colourRoles.find((name) => name === control.entry.name)
  const replacedBy = (colour: string) =>
    role === undefined ? null : replacedColour(resolveLook({ ...theme, [role]: colour }), role)
  return <Swatch {...control} replacedBy={replacedBy} />
}

interface SwatchProps extends ColourControlProps {
  /** What the page would show in place of a colour. */
  replacedBy: (colour: string) => ReplacedColour | null
}

/** While it is open the choice is shown only there; closing it is one edit. */
const Swatch = ({ entry, write, replacedBy }: SwatchProps) => {
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  const colour = picked ?? entry.value
  const replaced = replacedBy(colour)
  const closeWith = (value: string | null) => {
    if (value !== null && value !== entry.value) write(value)
    setPicked(null)
    setOpen(false)
  }
  const asTheme = () => {
    setPicked(null)
    write('')
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => (open ? setOpen(true) : closeWith(picked))}>
      <div className={styles.row}>
        <Popover.Trigger className={styles.trigger}>
          <i className={styles.swatch} style={{ background: replaced?.shown ?? (colour || 'transparent') }} />
          <span>{entry.field.label}</span>
          <span className={styles.value}>{colour || 'As the theme'}</span>
          {replaced && (
            <small>
              {replacedWords(replaced)}. Shown as {replaced.shown}, the nearest readable shade.
            </small>
          )}
        </Popover.Trigger>
      </div>
      <Popover.Portal>
        <Popover.Content className={styles.popover} data-density="compact" align="start" sideOffset={6}>
          <Suspense>
            <ColourPicker label={entry.field.label} colour={colour} onPick={setPicked} />
          </Suspense>
          {replaced && (
            <ColourReplaced
              replaced={replaced}
              onUseShade={() => closeWith(replaced.shown)}
              onUseAnyway={() => closeWith(picked)}
            />
          )}
          {entry.field.initial === '' && entry.value !== '' && (
            <Button kind="quiet" onClick={asTheme}>
              As the theme
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
