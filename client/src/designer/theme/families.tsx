import { families } from '@shingle/shared/theme/families.ts'
import { type FamilyId, familyIds } from '@shingle/shared/theme/family-ids.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import type { Theme } from '@shingle/shared/theme/theme.ts'
import { useState } from 'react'
import { useBusiness } from '../../replica/use-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { createPictures } from '../canvas/canvas-picture.ts'
import { useDrawArtwork } from '../canvas/draw-artwork.ts'
import { firstPicture } from '../shell/first-picture.ts'
import { familyVoice } from './family-voice.ts'
import type { HeroWords } from './own-words.ts'
import styles from './theme.module.css'
import { useFonts } from './use-fonts.ts'
import { useThemeChoice } from './use-theme-choice.ts'

type FamiliesProps = { theme: Theme; words: HeroWords }

const shownFirst = 6

/** The families, each as a small page in the customer's own words and colours. */
export function Families({ theme, words }: FamiliesProps) {
  const [all, setAll] = useState(false)
  const first = familyIds.slice(0, shownFirst)
  const some = first.includes(theme.family) ? first : [theme.family, ...first.slice(0, -1)]
  const shown = all ? familyIds : some
  return (
    <section aria-labelledby="theme-families">
      <header className={styles.title}>
        <h2 id="theme-families">Family</h2>
        {!all && (
          <button type="button" className={styles.link} onClick={() => setAll(true)}>
            All {familyIds.length}
          </button>
        )}
      </header>
      <div className={styles.families}>
        {shown.map((family) => (
          <FamilyTile key={family} family={family} theme={theme} words={words} />
        ))}
      </div>
    </section>
  )
}

type FamilyTileProps = FamiliesProps & { family: FamilyId }

/** A family brings its own fonts; what the owner chose apart from it stays. */
function FamilyTile({ family, theme, words }: FamilyTileProps) {
  const choose = useThemeChoice()
  const draw = useDrawArtwork()
  const industry = useBusiness().industry
  const choice = { family, fontPair: families[family].fontPairs[0] }
  const look = resolveLook({ ...theme, ...choice })
  useFonts(look)
  const isChosen = theme.family === family
  const { properties, surfaces } = look
  const ground = surfaces[family === 'poster' ? 'strong' : 'tint']
  const voice = familyVoice[family]
  return (
    <div className={styles.family}>
      <div
        className={classNames(styles.mini, isChosen && styles.chosen)}
        style={{ background: ground.surface, color: ground.ink }}
        aria-hidden="true"
      >
        <b
          style={{
            maxWidth: voice.wordsWidth,
            fontFamily: properties['--font-heading'],
            fontWeight: Number(properties['--heading-weight']),
            fontStyle: properties['--heading-style'],
            textTransform: look.voice.heading.case,
            letterSpacing: properties['--heading-tracking'],
          }}
        >
          {words.heading}
        </b>
        {words.action && (
          <u
            style={{
              background: ground.accent,
              color: ground.onAccent,
              borderRadius: properties['--radius-button'],
              fontFamily: properties['--font-body'],
            }}
          >
            {words.action}
          </u>
        )}
        <img
          src={createPictures(look, draw)(firstPicture(industry), { width: 160, height: 150 }).src}
          alt=""
          style={voice.picture}
        />
      </div>
      <button
        type="button"
        className={styles.pick}
        aria-pressed={isChosen}
        aria-label={`${look.voice.name}: ${voice.words}`}
        {...choose(choice)}
      />
      <span className={styles['family-name']}>
        <b>{look.voice.name}</b>
        <small>{voice.words}</small>
      </span>
    </div>
  )
}
