import {
  Eye,
  Layers,
  ListChecks,
  type LucideIcon,
  Palette,
  Redo2,
  Save,
  Settings,
  Share2,
  Undo2,
} from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { onceDrawn } from '../../app/once-drawn.ts'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { DesignerMode } from '../base/designer-mode.ts'
import { openDialog } from '../base/designer-store.ts'
import { canEdit } from '../base/draft/can-edit.ts'
import { commandKeys } from '../base/keyboard/command-keys.ts'
import { LatePart } from '../base/late-part.tsx'
import { useDiffers } from '../base/website/use-published.ts'
import { DraftState } from './draft-state.tsx'
import styles from './toolbar.module.css'
import { useUndo } from './use-undo.ts'
import { WebsiteMenu } from './website-menu.tsx'

const Lookers = lazy(() =>
  onceDrawn(async () => ({ default: (await import('../sections/row-end.tsx')).Lookers })),
)

const DeviceSwitch = lazy(() =>
  onceDrawn(async () => ({ default: (await import('./device-switch.tsx')).DeviceSwitch })),
)

interface ToolbarProps {
  mode: DesignerMode
  onMode: (mode: DesignerMode) => void
}

interface ModeTab {
  mode: DesignerMode
  label: string
  icon: LucideIcon
}

const tabs: readonly ModeTab[] = [
  { mode: 'sections', label: 'Sections', icon: Layers },
  { mode: 'settings', label: 'Settings', icon: Settings },
  { mode: 'theme', label: 'Theme', icon: Palette },
]

/** The bar above every mode: where you are, how the page is shown, where the work is, and what to do with it. */
export const Toolbar = ({ mode, onMode }: ToolbarProps) => (
  <header className={styles.bar} data-region="toolbar">
    <WebsiteMenu />
    <nav className={styles.modes} aria-label="Mode">
      {tabs.map((tab) => (
        <button
          key={tab.mode}
          type="button"
          className={tab.mode === mode ? styles.on : styles.mode}
          aria-label={tab.label}
          aria-current={tab.mode === mode ? 'page' : undefined}
          data-tip={tab.label}
          onClick={() => onMode(tab.mode)}
        >
          <tab.icon aria-hidden="true" />
          <span>{tab.label}</span>
        </button>
      ))}
    </nav>
    <div className={styles.middle}>
      <LatePart isSmall>{mode !== 'settings' && <DeviceSwitch />}</LatePart>
    </div>
    <LatePart isSmall>
      <Lookers />
    </LatePart>
    <DraftState />
    <UndoButtons />
    <div className={styles.group}>
      <ToolButton icon={<Eye aria-hidden="true" />} onClick={() => onMode('preview')}>
        Preview
      </ToolButton>
      <ToolButton icon={<ListChecks aria-hidden="true" />} onClick={() => openDialog({ name: 'check' })}>
        Check
      </ToolButton>
      <ToolButton icon={<Share2 aria-hidden="true" />} onClick={() => openDialog({ name: 'share' })}>
        Share
      </ToolButton>
    </div>
    <SaveAndPublish />
  </header>
)

interface ToolButtonProps {
  icon: ReactNode
  onClick: () => void
  children: string
}

/** A quiet button whose word gives way to its icon where the bar is narrow. */
const ToolButton = ({ icon, onClick, children }: ToolButtonProps) => (
  <Button kind="quiet" className={styles.tool} onClick={onClick} aria-label={children} data-tip={children}>
    {icon}
    <span>{children}</span>
  </Button>
)

const UndoButtons = () => {
  const { undo, redo, canUndo, canRedo } = useUndo()
  return (
    <div className={styles.pair}>
      <IconButton label="Undo" keys={commandKeys('Z')} disabled={!canUndo} onClick={undo}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Redo" keys={commandKeys('Shift Z')} disabled={!canRedo} onClick={redo}>
        <Redo2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}

const SaveAndPublish = () => {
  const mayEdit = useDraftStatus(canEdit)
  const differs = useDiffers()
  return (
    <div className={styles.group}>
      <Button
        kind="line"
        className={styles.save}
        aria-label="Save Draft"
        disabled={!mayEdit}
        onClick={() => openDialog({ name: 'save-draft' })}
      >
        <Save aria-hidden="true" />
        <span>Save Draft</span>
      </Button>
      <Button disabled={!mayEdit} onClick={() => openDialog({ name: 'publish' })}>
        Publish
        {differs && <i className={styles.dot} aria-hidden="true" />}
      </Button>
    </div>
  )
}
