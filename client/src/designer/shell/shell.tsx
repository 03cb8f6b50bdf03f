import { useCallback, useEffect } from 'react'
import { Canvas } from '../canvas/canvas.tsx'
import { CanvasPageProvider, useTextWriting } from '../canvas/page-provider.tsx'
import { previewTheme, select } from '../designer-store.ts'
import { Dialogs } from '../dialogs/dialogs.tsx'
import { Inspector } from '../inspector/inspector.tsx'
import { Announcer } from '../keyboard/announcer.tsx'
import { useDesignerShortcuts } from '../keyboard/use-designer-shortcuts.ts'
import { PreviewMode } from '../preview/preview-mode.tsx'
import { Rail } from '../sections/rail.tsx'
import { SettingsMode } from '../settings/settings-mode.tsx'
import { LookPanel } from '../theme/look-panel.tsx'
import { TypePanel } from '../theme/type-panel.tsx'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { Banners } from './banners.tsx'
import { type DesignerMode, useDesignerMode } from './designer-mode.ts'
import { LargerScreen } from './larger-screen.tsx'
import styles from './shell.module.css'
import { useIsSmall } from './use-is-small.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

/** The designer around an open draft. */
export function Shell() {
  return (
    <CanvasPageProvider>
      <Modes />
      <Announcer />
    </CanvasPageProvider>
  )
}

function Modes() {
  const [mode, setMode] = useDesignerMode()
  const isSmall = useIsSmall()
  const writing = useTextWriting()
  const preview = useCallback(() => setMode('preview'), [setMode])
  useLeaveWarning()
  useDesignerShortcuts({ inSections: mode === 'sections' && !isSmall, preview, settle: writing.settle })
  useEffect(() => {
    previewTheme(null)
    if (mode !== 'sections') select(null)
  }, [mode])

  if (mode === 'preview') return <PreviewMode onExit={() => setMode('sections')} />
  if (isSmall) return <LargerScreen onPreview={preview} />
  return (
    <div className={styles.shell} data-density="compact">
      <Toolbar mode={mode} onMode={setMode} />
      <Banners />
      <div className={styles[mode]}>
        <ModeBody mode={mode} />
      </div>
      <Dialogs />
    </div>
  )
}

function ModeBody({ mode }: { mode: DesignerMode }) {
  if (mode === 'settings') return <SettingsMode />
  const inSections = mode === 'sections'
  return (
    <>
      {inSections ? <Rail /> : <LookPanel />}
      <Canvas selectable={inSections} />
      {inSections ? <Inspector /> : <TypePanel />}
    </>
  )
}
