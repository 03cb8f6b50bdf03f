import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { onceDrawn, tellDrawn } from '../../app/once-drawn.ts'
import { useTitle } from '../../app/use-title.ts'
import { useBusiness } from '../../replica/use-draft.ts'
import { type DesignerMode, useDesignerMode } from '../base/designer-mode.ts'
import { previewTheme, rest, useDesigner } from '../base/designer-store.ts'
import { addressKey } from '../base/draft/place.ts'
import { Announcer } from '../base/keyboard/announcer.tsx'
import { shortcutsOn } from '../base/keyboard/shortcuts.ts'
import { LatePart } from '../base/late-part.tsx'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { useIsSmall } from '../base/use-is-small.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { Inspector } from '../inspector/inspector.tsx'
import { Rail } from '../sections/rail.tsx'
import { Toolbar } from '../toolbar/toolbar.tsx'
import styles from './shell.module.css'

// What is not seen first is fetched once the rest is drawn, and what belongs to another mode when that is wanted.
const OverPage = lazy(() => onceDrawn(async () => ({ default: (await import('./over-page.tsx')).OverPage })))
const Watches = lazy(() => onceDrawn(async () => ({ default: (await import('./watches.tsx')).Watches })))
const Phone = lazy(async () => ({ default: (await import('../phone/phone.tsx')).Phone }))
const PreviewBar = lazy(async () => ({ default: (await import('../preview/preview-bar.tsx')).PreviewBar }))
const fetchWords = () => import('../words/words-parts.ts')
const ProposedCanvas = lazy(async () => ({ default: (await fetchWords()).ProposedCanvas }))
const SettingsMode = lazy(async () => ({
  default: (await import('../settings/settings-mode.tsx')).SettingsMode,
}))
const AskPanel = lazy(async () => ({ default: (await fetchWords()).AskPanel }))
const WordHelp = lazy(async () => ({ default: (await fetchWords()).WordHelp }))
const fetchTheme = () => import('../theme/theme-parts.ts')
const LookPanel = lazy(async () => ({ default: (await fetchTheme()).LookPanel }))
const TypePanel = lazy(async () => ({ default: (await fetchTheme()).TypePanel }))

/** The designer around an open draft. */
export const Shell = () => {
  useEffect(tellDrawn, [])
  useEffect(() => {
    document.addEventListener('keydown', shortcutsOn)
    return () => document.removeEventListener('keydown', shortcutsOn)
  }, [])
  return (
    <CanvasPageProvider>
      <Modes />
      <Announcer />
      <LatePart isSmall>
        <Watches />
      </LatePart>
    </CanvasPageProvider>
  )
}

const Modes = () => {
  const [mode, setMode] = useDesignerMode()
  const isSmall = useIsSmall()
  useTitle(useBusiness().name || 'Designer')
  useEffect(() => {
    previewTheme(null)
    if (mode !== 'sections') rest()
  }, [mode])

  const isPreview = mode === 'preview'
  if (isSmall && !isPreview) {
    return (
      <Suspense>
        <Phone>
          <OverPage />
        </Phone>
      </Suspense>
    )
  }
  return (
    <div className={styles.shell} data-density="compact">
      <Suspense>
        {isPreview ? (
          <PreviewBar onExit={() => setMode('sections')} />
        ) : (
          <Toolbar mode={mode} onMode={setMode} />
        )}
      </Suspense>
      <div>
        <LatePart>{!isPreview && <OverPage />}</LatePart>
      </div>
      <div className={styles[mode]}>
        <LatePart key={mode}>{leftOf[mode]}</LatePart>
        <PageOrProposed mode={mode} />
        <LatePart key={`right-${mode}`}>{rightOf[mode]}</LatePart>
      </div>
    </div>
  )
}

/** The page, the same in every mode, or as it would be with what is proposed. */
const PageOrProposed = ({ mode }: { mode: DesignerMode }) => {
  const proposed = useDesigner((state) => state.proposed)
  const page = <Canvas selectable={mode === 'sections'} isPreview={mode === 'preview'} />
  return proposed ? (
    <Suspense fallback={page}>
      <ProposedCanvas content={proposed} />
    </Suspense>
  ) : (
    page
  )
}

/** The inspector, or in its place the panel in which a change is asked for. */
const RightPanel = () => {
  const help = useDesigner((state) => state.help)
  return help?.on === 'website' ? (
    <LatePart>
      <AskPanel key={help.section} section={help.section} />
    </LatePart>
  ) : (
    <Inspector />
  )
}

/** What the language model is asked for, below the page and never over it. */
const HelpWithWords = () => {
  const help = useDesigner((state) => state.help)
  if (help?.on !== 'text') return null
  return (
    <LatePart>
      <WordHelp key={addressKey(help.at)} at={help.at} />
    </LatePart>
  )
}

/** What stands beside the page; settings stand over it. */
const leftOf: Readonly<Record<DesignerMode, ReactNode>> = {
  sections: <Rail />,
  settings: <SettingsMode />,
  theme: <LookPanel />,
  preview: null,
}
const rightOf: Readonly<Record<DesignerMode, ReactNode>> = {
  sections: (
    <>
      <RightPanel />
      <HelpWithWords />
    </>
  ),
  settings: null,
  theme: <TypePanel />,
  preview: null,
}
