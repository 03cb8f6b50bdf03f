import { families } from '@shingle/shared/theme/families.ts'
import { type FamilyId, familyIds, type PresetStyle, presetStyles } from '@shingle/shared/theme/family-ids.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import type { Theme } from '@shingle/shared/theme/theme.ts'
import { useState } from 'react'
import { createPictures } from '../../page-picture/page-pictures.ts'
import { useBusiness } from '../../replica/use-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { firstPicture } from '../base/first-picture.ts'
import { useDrawArtwork } from '../base/page/draw-artwork.ts'
import { useFonts } from '../base/page/use-fonts.ts'
import { Select } from '../fields/select.tsx'
import { familyVoice } from './family-voice.ts'
import { type HeroWords, tileLetters } from './own-words.ts'
import styles from './theme.module.css'
import { useThemeChoice } from './use-theme-choice.ts'

interface FamiliesProps {
  theme: Theme
  words: HeroWords
}

const shownFirst = 6

const everyStyle = 'Every style'
type ShownStyle = PresetStyle | typeof everyStyle

const styleWords = (style: ShownStyle): string => (style === 'CommonAlt' ? 'Common Alt' : style)

/** Of every style the first few, the chosen family among them; of one style all it has. */
const shownFamilies = (style: ShownStyle, chosen: FamilyId, all: boolean): readonly FamilyId[] => {
  if (style !== everyStyle) return familyIds.filter((id) => families[id].preset === style)
  const first = familyIds.slice(0, shownFirst)
  if (all) return familyIds
  return first.includes(chosen) ? first : [chosen, ...first.slice(0, -1)]
}

/** The families, each as a small page in the customer's own words and colours. */
export const Families = ({ theme, words }: FamiliesProps) => {
  const [all, setAll] = useState(false)
  const [style, setStyle] = useState<ShownStyle>(everyStyle)
  const shown = shownFamilies(style, theme.family, all)
  return (
    <section aria-labelledby="theme-families">
      <header className={styles.title}>
        <h2 id="theme-families">Family</h2>
        {!all && style === everyStyle && (
          <button type="button" className={styles.link} onClick={() => setAll(true)}>
            All {familyIds.length}
          </button>
        )}
      </header>
      <div className={styles['family-style']}>
        <Select
          label="Style"
          options={[everyStyle, ...presetStyles]}
          value={style}
          onChange={setStyle}
          words={styleWords}
        />
      </div>
      <div className={styles.families} data-form-field="theme:family">
        {shown.map((family) => (
          <FamilyTile key={family} family={family} theme={theme} words={words} />
        ))}
      </div>
    </section>
  )
}

type FamilyTileProps = FamiliesProps & { family: FamilyId }

/** A family brings its own fonts; what the owner chose apart from it stays. */
const FamilyTile = ({ family, theme, words }: FamilyTileProps) => {
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
        className={classNames(styles.mini, voice.wordsWidth && styles.narrow, isChosen && styles.chosen)}
        style={{ background: ground.surface, color: ground.ink }}
        aria-hidden="true"
      >
        <b
          style={{
            maxWidth: voice.wordsWidth,
            fontSize: tileLetters(words.heading, voice.wordsWidth ? 'beside' : 'over'),
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
        aria-label={`${look.voice.name}: ${voice.words}. ${styleWords(look.voice.preset)} style`}
        {...choose(choice)}
      />
      <span className={styles['family-name']}>
        <b>{look.voice.name}</b>
        <small>{voice.words}</small>
      </span>
    </div>
  )
}
