import type { SectionType } from '@shingle/shared/sections/sections.ts'
import { sketches } from '@shingle/shared/sections/sketches.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import { paletteOf } from '@shingle/shared/theme/palettes.ts'
import { useEffect } from 'react'
import { classNames } from '../ui/class-names.ts'
import { knowFaces } from './site-faces.ts'
import styles from './site-sketch.module.css'
import { SketchArt } from './sketch-art.tsx'
import { SketchParts } from './sketch-parts.tsx'
import { headlineSize, type SketchWords } from './sketch-words.ts'
import { type Properties, surfaceStyle } from './surface-style.ts'

interface SiteSketchProps {
  words: SketchWords
  look: Look
  industry: string | null
  /** The sections below the introduction, in order; the introduction alone when left out. */
  sections?: readonly SectionType[] | undefined
  /** What is for sale, with its price, as far as that is known. */
  offers?: readonly string[]
}

/** A website drawn small, from words and a look; every length follows its width. A picture, not a page. */
export const SiteSketch = ({ words, look, industry, sections, offers = [] }: SiteSketchProps) => {
  const { headingSlug, bodySlug } = look.fonts
  useEffect(() => knowFaces([headingSlug, bodySlug]), [headingSlug, bodySlug])
  const hero = look.surfaces[heroGround(look)]
  const shows = (type: string) => !sections || sections.some((shown) => shown === type)
  const shown = Object.entries(sketches).flatMap(([type, sketch]) => (shows(type) ? [sketch] : []))
  const action = shown.find((sketch) => sketch.action !== undefined)?.action

  return (
    <div className={styles.site} style={typeStyle(look)} aria-hidden="true">
      <div style={surfaceStyle(hero)} className={styles.ground}>
        <div className={styles.bar}>
          <span className={styles.name}>{words.name}</span>
          <span className={styles.links}>
            {shown.map(({ link }) => link && <span key={link}>{link}</span>)}
          </span>
          {action && <span className={styles.action}>{action}</span>}
        </div>
        {shows('Introduction') && (
          <div className={styles.hero}>
            <div className={styles.say}>
              <div className={classNames(styles.headline, styles[headlineSize(words.headline)])}>
                {words.headline}
              </div>
              {words.text && <p className={styles.text}>{words.text}</p>}
              {action && <span className={styles.action}>{action}</span>}
            </div>
            <SketchArt
              className={styles.art}
              look={look}
              ground={hero}
              industry={industry}
              motif={0}
              shape="tall"
            />
          </div>
        )}
      </div>
      {sections && (
        <SketchParts words={words} look={look} industry={industry} sections={sections} offers={offers} />
      )}
    </div>
  )
}

/** A colour field shows itself on the first wall; with any other palette the paper leads. */
const heroGround = ({ theme }: Look): 'plain' | 'strong' =>
  paletteOf(theme.paletteId)?.structure === 'colour-field' ? 'strong' : 'plain'

const typeStyle = ({ properties }: Look): Properties => ({
  '--s-head': properties['--font-heading'] ?? 'inherit',
  '--s-body': properties['--font-body'] ?? 'inherit',
  '--s-weight': properties['--heading-weight'] ?? '700',
  '--s-case': properties['--heading-case'] ?? 'none',
  '--s-track': properties['--heading-tracking'] ?? '0',
  '--s-lead': properties['--heading-leading'] ?? '1',
  '--s-round': properties['--radius-button'] ?? '0',
  '--s-corner': properties['--radius-image'] ?? '0',
})
