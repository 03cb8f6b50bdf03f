import { Switch } from '../../ui/switch.tsx'
import { useEdits } from '../base/draft/editing.ts'
import type { FieldEntry } from '../base/draft/field-entry.ts'
import { addressAt, addressKey, type Place } from '../base/draft/place.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'
import { toast } from '../base/toast.ts'
import { ButtonControl } from './button-control.tsx'
import { changeMessage } from './change-messages.ts'
import { ChoiceControl } from './choice-control.tsx'
import { ColourControl } from './colour-control.tsx'
import { HoursControl } from './hours-control.tsx'
import { ImageControl } from './image-control.tsx'
import { ItemsControl } from './items-control.tsx'
import { LinkControl } from './link-control.tsx'
import { NumberControl } from './number-control.tsx'
import { RichControl } from './rich-control.tsx'
import { SpecialDaysControl } from './special-days-control.tsx'
import { TextControl } from './text-control.tsx'

interface FieldControlProps {
  entry: FieldEntry
  place: Place
}

/** The control for a field of any kind, writing to the draft. */
export const FieldControl = ({ entry, place }: FieldControlProps) => {
  const edits = useEdits()
  const writing = useTextWriting()
  const write = (value: unknown) => {
    edits.setField(addressAt(place, entry.name), value)
    const message = changeMessage(place, entry.name, value)
    if (message) toast(message)
  }
  const show = (text: string) => writing.show(addressKey(addressAt(place, entry.name)), text)
  switch (entry.kind) {
    case 'text':
    case 'long':
      return <TextControl entry={entry} write={write} show={show} />
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
      return <NumberControl entry={entry} write={write} />
    case 'colour':
      return <ColourControl entry={entry} write={write} />
    case 'image':
      return <ImageControl entry={entry} write={write} place={place} />
    case 'link':
      return <LinkControl entry={entry} write={write} />
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
