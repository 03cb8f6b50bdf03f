import { frameHeightClass } from './picture-classes.ts'

interface EmbedPlaceProps {
  readonly code: string
  /** In CSS pixels. */
  readonly height: number
}

/** The place of an owner's code in a draft, as high as its frame: code runs on the published page alone, where it can reach nothing. */
export const EmbedPlace = ({ code, height }: EmbedPlaceProps) => (
  <p className={`waits ${frameHeightClass(height)}`}>
    <b>{code.trim() === '' ? 'No code yet' : 'Your code runs on the published page'}</b>
    <span>
      It stands here in a frame of its own, {height} pixels high until it says how high it is. Its larger
      editor shows it at work.
    </span>
  </p>
)
