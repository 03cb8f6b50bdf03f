import { lazy, type ReactNode, Suspense } from 'react'
import { Switch } from '../../ui/switch.tsx'
import type { FieldEntry } from '../base/draft/field-entry.ts'
import { addressAt, addressKey, type Place } from '../base/draft/place.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'
import { ButtonControl } from './button-control.tsx'
import { ChoiceControl } from './choice-control.tsx'
import styles from './controls.module.css'
import { HoursControl } from './hours-control.tsx'
import { ImageControl } from './image-control.tsx'
import { ItemsControl } from './items-control.tsx'
import { LinkControl } from './link-control.tsx'
import { NumberControl } from './number-control.tsx'
import { Refusal } from './refusal.tsx'
import { RichControl } from './rich-control.tsx'
import { SpecialDaysControl } from './special-days-control.tsx'
import { TextControl } from './text-control.tsx'
import { useFieldWriting } from './use-field-writing.ts'
import { WordsButton } from './words-button.tsx'

const OverlayNote = lazy(async () => ({
  default: (await import('../images/overlay-note.tsx')).OverlayNote,
}))
const ColourControl = lazy(async () => ({ default: (await import('./colour-control.tsx')).ColourControl }))

interface FieldControlProps {
  entry: FieldEntry
  place: Place
}

/** The control for a field of any kind, writing to the draft. */
export const FieldControl = ({ entry, place }: FieldControlProps) => {
  const writing = useTextWriting()
  const { write, refusal } = useFieldWriting(place, entry.name)
  const show = (text: string) => writing.show(addressKey(addressAt(place, entry.name)), text)
  return (
    <>
      <Control entry={entry} place={place} write={write} show={show} refusal={refusal ?? undefined} />
      {refusal !== null && !saysItself.includes(entry.kind) && <Refusal text={refusal} />}
    </>
  )
}

/** Controls that say beside their own words why these are refused. */
const saysItself: readonly FieldEntry['kind'][] = ['text', 'long']

type AnyControlProps = FieldControlProps & {
  write: (value: unknown) => boolean
  show: (text: string) => void
  refusal: string | undefined
}

/** Keeps the place of a control that is still on its way. */
const InRoom = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<div className={styles['control-room']} />}>{children}</Suspense>
)

const Control = ({ entry, place, write, show, refusal }: AnyControlProps) => {
  switch (entry.kind) {
    case 'text':
    case 'long':
      return (
        <div className={styles.helped}>
          <InRoom>
            <TextControl entry={entry} write={write} show={show} error={refusal} />
          </InRoom>
          <WordsButton entry={entry} place={place} />
        </div>
      )
    case 'rich':
      return <RichControl entry={entry} place={place} />
    case 'choice':
      return <ChoiceControl entry={entry} write={write} />
    case 'flag':
      return (
        <Switch
          label={entry.field.label}
          hint={entry.field.unavailable}
          checked={entry.value}
          onChange={write}
          disabled={entry.field.unavailable !== undefined}
        />
      )
    case 'number':
      return (
        <>
          <NumberControl entry={entry} write={write} />
          {entry.name === 'introductionOverlay' && place.in === 'section' && (
            <Suspense>
              <OverlayNote section={place.section} value={entry.value} write={write} />
            </Suspense>
          )}
        </>
      )
    case 'colour':
      return (
        <InRoom>
          <ColourControl entry={entry} write={write} place={place} />
        </InRoom>
      )
    case 'image':
      return <ImageControl entry={entry} write={write} place={place} />
    case 'link':
      return <LinkControl entry={entry} write={write} place={place} />
    case 'button':
      return <ButtonControl entry={entry} write={write} />
    case 'hours':
      return <HoursControl entry={entry} write={write} />
    case 'special-days':
      return <SpecialDaysControl entry={entry} write={write} />
    case 'items':
      return place.in === 'section' ? <ItemsControl entry={entry} section={place.section} /> : null
  }
}
