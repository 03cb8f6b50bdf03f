import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { createPageContext } from '@shingle/shared/page/create-page-context.ts'
import type { PageContext } from '@shingle/shared/page/page-context.ts'
import { englishStrings } from '@shingle/shared/page/strings/english.ts'
import { usePageParts } from '@shingle/shared/page/use-page-parts.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import type { Theme } from '@shingle/shared/theme/theme.ts'
import { useDeferredValue, useMemo } from 'react'
import { createPictures } from '../../page-picture/page-pictures.ts'
import { useDraft } from '../../replica/use-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { deskWidth } from '../base/page/desk-width.ts'
import { useDrawArtwork } from '../base/page/draw-artwork.ts'
import { SectionPicture } from '../base/page/section-picture.tsx'
import styles from './theme.module.css'

/** What a page of the draft is tried on: the page, and of it the section that is shown. */
export interface Tried {
  content: DraftContent
  section: AnySection
}

interface MiniPageProps extends Tried {
  theme: Theme
  height: number
  isChosen: boolean
}

/** A section of the page as the page would wear it in a theme, in whole. */
export const MiniPage = ({ theme, content, section, height, isChosen }: MiniPageProps) => {
  const page = usePageIn(theme, content)
  // The panel is there at once, and its pictures as soon as nothing waits for that.
  const drawn = useDeferredValue<PageContext | null>(page, null)
  const { surface } = page.look.surfaces.plain
  return (
    <div
      className={classNames(styles.mini, isChosen && styles.chosen)}
      style={{ height, background: surface }}
    >
      {drawn && (
        <SectionPicture
          {...{ section, height }}
          page={drawn}
          pageWidth={deskWidth}
          isWhole
          className={styles['mini-page']}
        />
      )}
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
