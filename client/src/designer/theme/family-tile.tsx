import { families } from '@shingle/shared/theme/families.ts'
import type { FamilyId } from '@shingle/shared/theme/family-ids.ts'
import type { Theme } from '@shingle/shared/theme/theme.ts'
import { familyVoice } from './family-voice.ts'
import { MiniPage, type Tried } from './mini-page.tsx'
import { styleWords } from './style-words.ts'
import styles from './theme.module.css'
import { useThemeChoice } from './use-theme-choice.ts'

interface FamilyTileProps extends Tried {
  family: FamilyId
  theme: Theme
}

const tileHeight = 128

/** A family as the page itself would wear it. It brings its own fonts; what the owner chose apart from it stays. */
export const FamilyTile = ({ family, theme, ...tried }: FamilyTileProps) => {
  const choose = useThemeChoice()
  const { name, preset, fontPairs } = families[family]
  const choice = { family, fontPair: fontPairs[0] }
  const isChosen = theme.family === family
  return (
    <div className={styles.family}>
      <MiniPage {...tried} {...{ isChosen }} theme={{ ...theme, ...choice }} height={tileHeight} />
      <button
        type="button"
        className={styles.pick}
        aria-pressed={isChosen}
        aria-label={`${name}: ${familyVoice[family]}. ${styleWords(preset)} style`}
        {...choose(choice)}
      />
      <span className={styles['family-name']}>
        <b>{name}</b>
        <small>{familyVoice[family]}</small>
      </span>
    </div>
  )
}
