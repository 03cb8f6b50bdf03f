import { useCanvasPage } from '../base/page/page-provider.tsx'
import styles from './settings.module.css'

/** The name's first letter on the colour of the buttons. */
export const LetterIcon = ({ name, size }: { name: string; size: number }) => {
  const { surfaces, properties } = useCanvasPage().look
  const { accent, onAccent } = surfaces.plain
  return (
    <span
      className={styles.sign}
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        fontSize: size * 0.6,
        background: accent,
        color: onAccent,
        fontFamily: properties['--font-heading'],
      }}
    >
      {[...name][0]?.toUpperCase() ?? ''}
    </span>
  )
}
