import type { AnySection } from '@shingle/shared/draft/content.ts'
import { createPageContext } from '@shingle/shared/page/create-page-context.ts'
import type { PageContext } from '@shingle/shared/page/page-context.ts'
import { englishStrings } from '@shingle/shared/page/strings/english.ts'
import { usePageParts } from '@shingle/shared/page/use-page-parts.ts'
import { definitionOf } from '@shingle/shared/sections/definitions.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { type Context, createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { createPictures, type PictureOf } from '../../../page-picture/page-pictures.ts'
import { useBusiness, useDraft, useSectionIds, useSettings, useTheme } from '../../../replica/use-draft.ts'
import { useDesignerMode } from '../designer-mode.ts'
import { useDesigner } from '../designer-store.ts'
import { announce } from '../keyboard/announcer.tsx'
import { toast } from '../toast.ts'
import { useDrawArtwork } from './draw-artwork.ts'
import { createTextWriting, type TextWriting } from './text-writing.ts'

const CanvasPageContext = createContext<PageContext | null>(null)
// Apart from the page, so that moving a section renders no text in it and no field of the inspector.
const TextWritingContext = createContext<TextWriting | null>(null)
const CanvasLookContext = createContext<Pick<PageContext, 'look' | 'picture'> | null>(null)

const sayLimit = (message: string, until?: AbortSignal): void => {
  announce(message)
  toast(message, { kind: 'trouble', until })
}

/** What leads out of a published page leads nowhere on the canvas, and an owner's code does not run with the app around it. */
const nowhere = { formAction: () => '', embedUrl: () => '' } as const

/** What every section may know of the page, kept the same object until something of it changes. */
export const CanvasPageProvider = ({ children }: { children: ReactNode }) => {
  const page = useLivePage()
  const { look, picture } = page
  const shown = useMemo(() => ({ look, picture }), [look, picture])
  const { typing } = useDraft()
  const writing = useMemo(() => createTextWriting(sayLimit, typing), [typing])
  return (
    <TextWritingContext value={writing}>
      <CanvasLookContext value={shown}>
        <CanvasPageContext value={page}>{children}</CanvasPageContext>
      </CanvasLookContext>
    </TextWritingContext>
  )
}

const useOfCanvas = <T,>(context: Context<T | null>): T => {
  const value = useContext(context)
  if (value === null) throw new Error('no canvas is here')
  return value
}

export const useCanvasPage = (): PageContext => useOfCanvas(CanvasPageContext)

export const useTextWriting = (): TextWriting => useOfCanvas(TextWritingContext)

/** The look that the page has now. */
export const useLook = (): Look => useOfCanvas(CanvasLookContext).look

/** Where a picture of the draft is found, in the present look. */
export const usePicture = (): PictureOf => useOfCanvas(CanvasLookContext).picture

const useLivePage = (): PageContext => {
  const { view, pictures } = useDraft()
  const theme = useTheme()
  const settings = useSettings()
  const business = useBusiness()
  const mode = useDesignerMode()[0] === 'preview' ? 'published' : 'canvas'
  const outline = useOutline(mode)
  const preview = useDesigner(({ themePreview }) => themePreview)
  const look = useMemo(() => resolveLook({ ...theme, ...preview }), [theme, preview])
  const draw = useDrawArtwork()
  const picture = useMemo(() => createPictures(look, draw, pictures.sourceOf), [look, draw, pictures])
  const parts = usePageParts()
  // The outline stands for what the context takes from the sections; their words are not among it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () =>
      createPageContext({
        content: { ...view.content(), settings, business, theme: look.theme },
        look,
        mode,
        year: new Date().getFullYear(),
        picture,
        stringsOf: parts?.siteStrings ?? englishStrings,
        countryOf: parts?.businessCountry,
        ...nowhere,
      }),
    [view, settings, business, look, picture, outline, parts, mode],
  )
}

/** What a section is called by its owner, where links to it say that. */
const ownName = (section: AnySection): string => {
  const { headerLinkAllowed, names } = definitionOf(section.type)
  return headerLinkAllowed && !names && 'heading' in section ? section.heading : ''
}

/**
 * Everything of the sections that concerns the page as a whole, as one comparable text. Visitors get no empty ones: for
 * them that is all of the content.
 */
const useOutline = (mode: PageContext['mode']): unknown => {
  const { view } = useDraft()
  const ids = useSectionIds()
  return useSyncExternalStore(view.subscribe, () => {
    if (mode === 'published') return view.content()
    const pages = view.content().pages?.map(({ body, ...page }) => page)
    const sections = ids.map((id) => {
      const section = view.section(id)
      return (
        section && [id, section.type, section.surface, section.hidden, section.linkInHeader, ownName(section)]
      )
    })
    return JSON.stringify([pages, sections])
  })
}
