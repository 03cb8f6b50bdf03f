import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { createPageContext } from '@shingle/shared/page/create-page-context.ts'
import type { PageContext } from '@shingle/shared/page/page-context.ts'
import { englishStrings } from '@shingle/shared/page/strings/english.ts'
import { usePageParts } from '@shingle/shared/page/use-page-parts.ts'
import { families } from '@shingle/shared/theme/families.ts'
import type { FamilyId } from '@shingle/shared/theme/family-ids.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import type { Theme } from '@shingle/shared/theme/theme.ts'
import { useDeferredValue, useMemo } from 'react'
import { createPictures } from '../../page-picture/page-pictures.ts'
import { useDraft } from '../../replica/use-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { useDrawArtwork } from '../base/page/draw-artwork.ts'
import { SectionPicture } from '../base/page/section-picture.tsx'
import { familyVoice } from './family-voice.ts'
import { styleWords } from './style-words.ts'
import styles from './theme.module.css'
import { useThemeChoice } from './use-theme-choice.ts'

interface FamilyTileProps {
  family: FamilyId
  theme: Theme
  /** The page, and of it the section that the tile shows. */
  content: DraftContent
  section: AnySection
}

// As wide as a desk has it, and so high that most openings are seen in whole.
const pageWidth = 1040
const tileHeight = 128

/** A family as the page itself would wear it. It brings its own fonts; what the owner chose apart from it stays. */
export const FamilyTile = ({ family, theme, content, section }: FamilyTileProps) => {
  const choose = useThemeChoice()
  const choice = { family, fontPair: families[family].fontPairs[0] }
  const page = usePageIn({ ...theme, ...choice }, content)
  // The panel is there at once, and its pictures as soon as nothing waits for that.
  const drawn = useDeferredValue<PageContext | null>(page, null)
  const { look } = page
  const { surface } = look.surfaces.plain
  return (
    <div className={styles.family}>
      <div
        className={classNames(styles.mini, theme.family === family && styles.chosen)}
        style={{ height: tileHeight, background: surface }}
      >
        {drawn && (
          <SectionPicture
            {...{ section, pageWidth }}
            page={drawn}
            height={tileHeight}
            className={styles['mini-page']}
          />
        )}
      </div>
      <button
        type="button"
        className={styles.pick}
        aria-pressed={theme.family === family}
        aria-label={`${look.voice.name}: ${familyVoice[family]}. ${styleWords(look.voice.preset)} style`}
        {...choose(choice)}
      />
      <span className={styles['family-name']}>
        <b>{look.voice.name}</b>
        <small>{familyVoice[family]}</small>
      </span>
    </div>
  )
}

const nowhere = { mode: 'canvas', formAction: () => '', embedUrl: () => '' } as const

/** What a section knows of the page in another theme; the same object until theme or page change. */
const usePageIn = (theme: Theme, content: DraftContent): PageContext => {
  const { pictures } = useDraft()
  const draw = useDrawArtwork()
  const parts = usePageParts()
  const key = JSON.stringify(theme)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the theme, which is made anew for every tile
  return useMemo(() => {
    const look = resolveLook(theme)
    return createPageContext({
      content: { ...content, theme: look.theme },
      look,
      year: new Date().getFullYear(),
      picture: createPictures(look, draw, pictures.sourceOf),
      stringsOf: parts?.siteStrings ?? englishStrings,
      countryOf: parts?.businessCountry,
      ...nowhere,
    })
  }, [key, content, draw, parts, pictures])
}
