import { fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { type Theme, themeFields } from '@shingle/shared/theme/theme.ts'
import { useState } from 'react'
import { useDraft, useTheme } from '../../replica/use-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { useFonts } from '../base/page/use-fonts.ts'
import { FieldForm } from '../fields/field-form.tsx'
import { PageLanguage } from '../fields/page-language.tsx'
import { AddressChapter } from '../settings/address-chapter.tsx'
import { Contrast } from './contrast.tsx'
import { Corners } from './corners.tsx'
import { faceTrouble } from './face-trouble.ts'
import { offeredPairs } from './offered-pairs.ts'
import { sampleHeading } from './own-words.ts'
import styles from './theme.module.css'
import { useThemeChoice } from './use-theme-choice.ts'

/** Fonts, sizes, buttons and corners. */
export const TypePanel = () => {
  const canEdit = useCanEdit()
  const theme = useTheme()
  const { view } = useDraft()
  return (
    <aside className={styles.shape} aria-label="Fonts and shapes" data-region="inspector">
      <fieldset className={styles.fields} disabled={!canEdit}>
        <Fonts theme={theme} heading={sampleHeading(view.content())} />
        <div className={styles.group}>
          <h3>Buttons</h3>
          <FieldForm
            fields={themeFields}
            values={theme}
            place={{ in: 'theme' }}
            only={['buttonStyle', 'buttonSize']}
          />
          <Corners kind="button" theme={theme} />
        </div>
        <div className={styles.group}>
          <h3>Image corners</h3>
          <Corners kind="image" theme={theme} />
        </div>
        <div className={styles.group}>
          <FieldForm
            fields={themeFields}
            values={theme}
            place={{ in: 'theme' }}
            only={['shadow', 'border', 'borderThickness', 'decorFrame', 'artwork']}
          />
        </div>
        <Contrast />
      </fieldset>
      <section className={styles.group} aria-labelledby="theme-address">
        <h3 id="theme-address">Website address</h3>
        <AddressChapter />
      </section>
    </aside>
  )
}

const shownFirst = 4

const Fonts = ({ theme, heading }: { theme: Theme; heading: string }) => {
  const [all, setAll] = useState(false)
  const pairs = all ? fontPairs : offeredPairs(theme).slice(0, shownFirst)
  return (
    <section className={styles.type} aria-labelledby="theme-fonts">
      <header className={styles.title}>
        <h2 id="theme-fonts">Fonts</h2>
        {!all && (
          <button type="button" className={styles.link} onClick={() => setAll(true)}>
            All {fontPairs.length}
          </button>
        )}
      </header>
      <div className={styles.pairs} data-form-field="theme:fontPair">
        {pairs.map(({ id }) => (
          <PairRow key={id} pair={id} theme={theme} heading={heading} />
        ))}
      </div>
      <FieldForm
        fields={themeFields}
        values={theme}
        place={{ in: 'theme' }}
        only={['headingSize', 'headingWeight', 'headingStyle', 'bodySize']}
      />
      <p className={styles.face} aria-live="polite">
        {faceTrouble(theme, resolveLook(theme))}
      </p>
      <PageLanguage />
    </section>
  )
}

interface PairRowProps {
  pair: string
  theme: Theme
  heading: string
}

const PairRow = ({ pair, theme, heading }: PairRowProps) => {
  const choose = useThemeChoice()
  const look = resolveLook({ ...theme, fontPair: pair })
  useFonts(look)
  const { fonts, properties } = look
  const isChosen = theme.fontPair === pair
  return (
    <button
      type="button"
      className={classNames(styles.pair, isChosen && styles['pair-on'])}
      aria-pressed={isChosen}
      {...choose({ fontPair: pair })}
    >
      <b
        style={{
          fontFamily: properties['--font-heading'],
          fontWeight: Number(properties['--heading-weight']),
          fontStyle: properties['--heading-style'],
        }}
      >
        {heading}
      </b>
      <span style={{ fontFamily: properties['--font-body'] }}>
        {fonts.heading === fonts.body ? `${fonts.heading} alone` : `${fonts.heading} with ${fonts.body}`}
      </span>
    </button>
  )
}
