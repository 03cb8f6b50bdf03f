import { lazy, Suspense, useCallback, useEffect } from 'react'
import { onceDrawn, tellDrawn } from '../../app/once-drawn.ts'
import { useTitle } from '../../app/use-title.ts'
import { useBusiness } from '../../replica/use-draft.ts'
import { type DesignerMode, useDesignerMode } from '../base/designer-mode.ts'
import { previewTheme, select, useDesigner } from '../base/designer-store.ts'
import { addressKey } from '../base/draft/place.ts'
import { Announcer } from '../base/keyboard/announcer.tsx'
import { shortcutsOn } from '../base/keyboard/shortcuts.ts'
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
const LargerScreen = lazy(async () => ({ default: (await import('./larger-screen.tsx')).LargerScreen }))
const PreviewMode = lazy(async () => ({ default: (await import('../preview/preview-mode.tsx')).PreviewMode }))
const fetchWords = () => import('../words/words-parts.ts')
const ProposedCanvas = lazy(async () => ({ default: (await fetchWords()).ProposedCanvas }))
const SettingsMode = lazy(async () => ({
  default: (await import('../settings/settings-mode.tsx')).SettingsMode,
}))
const AskPanel = lazy(async () => ({ default: (await fetchWords()).AskPanel }))
const Bench = lazy(async () => ({ default: (await fetchWords()).Bench }))
const ThemeMode = lazy(async () => ({ default: (await import('../theme/theme-mode.tsx')).ThemeMode }))

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
      <Suspense>
        <Watches />
      </Suspense>
    </CanvasPageProvider>
  )
}

const Modes = () => {
  const [mode, setMode] = useDesignerMode()
  const isSmall = useIsSmall()
  const preview = useCallback(() => setMode('preview'), [setMode])
  useTitle(useBusiness().name || 'Designer')
  useEffect(() => {
    previewTheme(null)
    if (mode !== 'sections') select(null)
  }, [mode])

  if (mode === 'preview') {
    return (
      <Suspense>
        <PreviewMode onExit={() => setMode('sections')} />
      </Suspense>
    )
  }
  if (isSmall) {
    return (
      <Suspense>
        <LargerScreen onPreview={preview} />
      </Suspense>
    )
  }
  return (
    <div className={styles.shell} data-density="compact">
      <Toolbar mode={mode} onMode={setMode} />
      <div>
        <Suspense>
          <OverPage />
        </Suspense>
      </div>
      <div className={styles[mode]}>
        <Suspense>
          <ModeBody mode={mode} />
        </Suspense>
      </div>
    </div>
  )
}

/** The page, or as it would be with what is proposed. */
const PageOrProposed = () => {
  const proposed = useDesigner((state) => state.proposed)
  const page = <Canvas selectable />
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
    <Suspense>
      <AskPanel key={help.section} section={help.section} />
    </Suspense>
  ) : (
    <Inspector />
  )
}

/** What the language model is asked for, below the page and never over it. */
const HelpWithWords = () => {
  const help = useDesigner((state) => state.help)
  return <Suspense>{help?.on === 'text' && <Bench key={addressKey(help.at)} at={help.at} />}</Suspense>
}

const ModeBody = ({ mode }: { mode: DesignerMode }) => {
  if (mode === 'settings') return <SettingsMode />
  if (mode === 'theme') return <ThemeMode />
  return (
    <>
      <Rail />
      <PageOrProposed />
      <RightPanel />
      <HelpWithWords />
    </>
  )
}
