import type { SectionType } from '@shingle/shared/sections/sections.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import type { SurfaceName } from '@shingle/shared/theme/surfaces.ts'
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

interface Part {
  ground: SurfaceName
  draw: (props: SketchPartsProps) => ReactNode
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

const parts: Partial<Record<SectionType, Part>> = {
  Services: {
    ground: 'tint',
    draw: ({ offers }) =>
      offers.length > 0 ? (
        <Rows title="Services" rows={offers.slice(0, 3)} end="" />
      ) : (
        <Rows
          title="Services"
          rows={['Your first service', 'Your second', 'And your third']}
          end="your price"
        />
      ),
  },
  Gallery: { ground: 'plain', draw: () => <Slots labels={['Your photo', 'Another', 'And one more']} /> },
  QuoteBanner: {
    ground: 'strong',
    draw: ({ words }) => <div className={styles.quote}>{words.headline}</div>,
  },
  ImageBanner: {
    ground: 'plain',
    draw: ({ look, industry }) => (
      <SketchArt
        className={styles.strip}
        look={look}
        ground={look.surfaces.plain}
        industry={industry}
        motif={1}
        shape="wide"
      />
    ),
  },
  Team: { ground: 'plain', draw: () => <Slots labels={['Your portrait', 'A colleague']} /> },
  Scheduling: { ground: 'tint', draw: () => <Line title="Pick a time" action="Schedule Now" /> },
  Video: { ground: 'plain', draw: () => <div className={styles.video}>Your video</div> },
  CustomerReviews: {
    ground: 'plain',
    draw: () => (
      <div className={styles.review}>
        <span className={styles.heading}>What customers say</span>
        <span>Sample reviews stay out of the published page until you confirm them.</span>
      </div>
    ),
  },
  Logos: { ground: 'plain', draw: () => <Slots labels={['Logo', 'Logo two', 'Logo three', 'Logo four']} /> },
  FrequentlyAskedQuestions: {
    ground: 'tint',
    draw: () => <Rows title="Questions" rows={['What people ask first', 'And what they ask next']} end="+" />,
  },
  Contact: { ground: 'dark', draw: () => <Line title="Contact" action="Email Us" /> },
  Newsletter: { ground: 'accent', draw: () => <Line title="News, by email" action="Join" /> },
  CodeEmbed: { ground: 'plain', draw: () => <div className={styles.code}>{'<code>'}</div> },
}

/** The sections below the introduction, each in a few strokes. */
export const SketchParts = (props: SketchPartsProps) => {
  const { sections, look, words } = props
  return (
    <>
      {sections.map((type) => {
        const part = parts[type]
        if (!part) return null
        return (
          <div key={type} className={styles.ground} style={surfaceStyle(look.surfaces[part.ground])}>
            {part.draw(props)}
          </div>
        )
      })}
      <div className={styles.foot} style={surfaceStyle(look.surfaces.dark)}>
        <span>{words.name}</span>
      </div>
    </>
  )
}
