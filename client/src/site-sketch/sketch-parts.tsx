import type { SectionType } from '@shingle/shared/sections/sections.ts'
import type { Strokes } from '@shingle/shared/sections/sketch.ts'
import { sketches } from '@shingle/shared/sections/sketches.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import type { ReactNode } from 'react'
import styles from './site-sketch.module.css'
import { SketchArt } from './sketch-art.tsx'
import type { SketchWords } from './sketch-words.ts'
import { surfaceStyle } from './surface-style.ts'

interface SketchPartsProps {
  words: SketchWords
  look: Look
  industry: string | null
  sections: readonly SectionType[]
  /** What is for sale, with its price, as far as that is known. */
  offers: readonly string[]
}

const Line = ({ title, action }: { title: string; action: string }) => (
  <div className={styles.line}>
    <span className={styles.heading}>{title}</span>
    <span className={styles.action}>{action}</span>
  </div>
)

const Rows = ({ title, rows, end }: { title: string; rows: readonly string[]; end: string }) => (
  <div className={styles.list}>
    <span className={styles.heading}>{title}</span>
    <div>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <span>{row}</span>
          <b>{end}</b>
        </div>
      ))}
    </div>
  </div>
)

const Slots = ({ labels }: { labels: readonly string[] }) => (
  <div className={styles.slots}>
    {labels.map((label) => (
      <i key={label}>{label}</i>
    ))}
  </div>
)

const drawn = (strokes: Strokes, { words, look, industry, offers }: SketchPartsProps): ReactNode => {
  switch (strokes.as) {
    case 'line':
      return <Line {...strokes} />
    case 'rows': {
      const { title, rows, end, takes } = strokes
      return takes === 'offers' && offers.length > 0 ? (
        <Rows title={title} rows={offers.slice(0, 3)} end="" />
      ) : (
        <Rows title={title} rows={rows} end={end} />
      )
    }
    case 'slots':
      return <Slots labels={strokes.labels} />
    case 'video':
    case 'code':
      return <div className={styles[strokes.as]}>{strokes.label}</div>
    case 'review':
      return (
        <div className={styles.review}>
          <span className={styles.heading}>{strokes.title}</span>
          <span>{strokes.text}</span>
        </div>
      )
    case 'quote':
      return <div className={styles.quote}>{words.headline}</div>
    case 'picture':
      return (
        <SketchArt
          className={styles.strip}
          look={look}
          ground={look.surfaces.plain}
          industry={industry}
          motif={1}
          shape="wide"
        />
      )
  }
}

/** The sections below the introduction, each in a few strokes. */
export const SketchParts = (props: SketchPartsProps) => {
  const { sections, look, words } = props
  return (
    <>
      {sections.map((type) => {
        const sketch = sketches[type]
        if (!sketch) return null
        return (
          <div key={type} className={styles.ground} style={surfaceStyle(look.surfaces[sketch.ground])}>
            {drawn(sketch.strokes, props)}
          </div>
        )
      })}
      <div className={styles.foot} style={surfaceStyle(look.surfaces.dark)}>
        <span>{words.name}</span>
      </div>
    </>
  )
}
