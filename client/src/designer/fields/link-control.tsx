import { leadsOut } from '@shingle/shared/link/leads-out.ts'
import { type LinkType, type LinkValue, linkTypes, socialNetworks } from '@shingle/shared/link/link-value.ts'
import type { LinkSafety } from '@shingle/shared/link-safety/link-safety.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Place } from '../base/draft/place.ts'
import { useLinkSafety } from '../base/link-safety.ts'
import { useSectionChoices } from '../sections/use-section-choices.ts'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { FilmNote } from './film-note.tsx'
import { LinkSafetyWords, unsafeWords } from './link-safety-words.tsx'
import { linkHint, readTarget } from './link-words.ts'
import { Select } from './select.tsx'
import { useFilmPoster } from './use-film-poster.ts'

interface LinkComposerProps {
  label: string
  value: LinkValue
  write: (value: LinkValue) => void
}

/** A link's field; where only one type makes sense, its address is asked for at once. */
export const LinkControl = ({ entry, write, place }: ControlProps<'link'> & { place: Place }) => {
  const { label, type } = entry.field
  const poster = useFilmPoster(place)
  const [unwritten, setUnwritten] = useState<string | null>(null)
  const writeTarget = (link: LinkValue) => {
    write(link)
    poster.take(link.target, false)
  }
  if (type === undefined) return <LinkComposer label={label} value={entry.value} write={write} />
  const value = entry.value.type === type ? entry.value : freshLink(type)
  return (
    <div className={styles.composer}>
      {type === 'Social' && <Network label={label} value={value} write={write} />}
      <TypedTarget
        label={type === 'Social' ? undefined : label}
        value={value}
        write={writeTarget}
        keep={setUnwritten}
      />
      {unwritten === null && <FilmNote address={value.target} poster={poster} />}
    </div>
  )
}

/** Where a link leads: its type, then what that type asks for. What was said for another type waits until it is chosen again. */
export const LinkComposer = ({ label, value, write }: LinkComposerProps) => {
  const [kept] = useState(() => new Map<LinkType, KeptLink>())
  const choose = (type: LinkType) => {
    kept.set(value.type, { ...kept.get(value.type), link: value })
    write(kept.get(type)?.link ?? freshLink(type))
  }
  const keep = (typed: string | null) => kept.set(value.type, { link: value, typed })
  return (
    <div className={styles.composer}>
      <Select
        label={label}
        options={linkTypes}
        value={value.type}
        onChange={choose}
        words={(type) => linkHint(type).choice}
      />
      {value.type === 'Social' && <Network value={value} write={write} />}
      {value.type === 'Section' && <SectionTarget value={value} write={write} />}
      {value.type !== 'None' && value.type !== 'Section' && (
        <TypedTarget
          key={value.type}
          value={value}
          write={write}
          kept={kept.get(value.type)?.typed}
          keep={keep}
        />
      )}
    </div>
  )
}

/** What was said for a type of link: also what is no target yet. */
interface KeptLink {
  readonly link: LinkValue
  readonly typed?: string | null
}

const freshLink = (type: LinkValue['type']): LinkValue =>
  type === 'Social' ? { type, target: '', network: 'Instagram' } : { type, target: '' }

interface PartProps extends Omit<LinkComposerProps, 'label'> {
  /** Shown above the control; without it the control's own name is only said. */
  label?: string | undefined
}

const Network = ({ label, value, write }: PartProps) => (
  <Select
    label={label ?? 'Network'}
    labelHidden={label === undefined}
    options={socialNetworks}
    value={value.network ?? 'Instagram'}
    onChange={(network) => write({ ...value, network })}
  />
)

const SectionTarget = ({ value, write }: PartProps) => {
  const choices = useSectionChoices()
  return (
    <Select
      label="Section"
      labelHidden
      options={['', ...choices.map((choice) => choice.id)]}
      value={choices.some((choice) => choice.id === value.target) ? value.target : ''}
      onChange={(target) => write({ ...value, target })}
      words={(option) => choices.find((choice) => choice.id === option)?.title ?? 'Choose a section'}
    />
  )
}

interface TypedTargetProps extends PartProps {
  /** What was typed before and is no target. */
  kept?: string | null | undefined
  keep?: (typed: string | null) => void
}

/** Keeps what is typed until it is a target; only a target is written, and one that leads out is checked. */
const TypedTarget = ({ label: shownLabel, value, write, kept = null, keep }: TypedTargetProps) => {
  const [typed, setTypedHere] = useState(kept)
  const setTyped = (text: string | null) => {
    setTypedHere(text)
    keep?.(text)
  }
  const read = readTarget(value.type, typed ?? value.target, value.network)
  const checked = typed === null && leadsOut(value) ? value.target : null
  const safety = useLinkSafety(checked === null ? [] : [checked])
  const state = checked === null ? null : safety.of(checked)
  const field = useSeenState(state)
  const { label, placeholder, limit, inputMode } = linkHint(value.type)
  const settle = () => {
    if (!read.ok) return
    if (read.value !== value.target) write({ ...value, target: read.value })
    setTyped(null)
  }
  const misread = read.ok || typed === null ? undefined : read.problem.text
  return (
    <div className={styles.composer} ref={field}>
      <TextField
        label={shownLabel ?? label}
        labelHidden={shownLabel === undefined}
        value={typed ?? value.target}
        onChange={setTyped}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        placeholder={placeholder}
        limit={limit}
        inputMode={inputMode}
        error={state === 'Unsafe' ? unsafeWords : misread}
        hint={state === null || state === 'Unsafe' ? undefined : <LinkSafetyWords state={state} />}
      />
      {state === 'Failed' && (
        <Button kind="line" className={styles.again} onClick={() => safety.again(value.target)}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** What is said of a link that was just written is brought into view. */
const useSeenState = (state: LinkSafety | null) => {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = field
    if (state !== null && current?.contains(document.activeElement))
      current.scrollIntoView({ block: 'nearest' })
  }, [state])
  return field
}
