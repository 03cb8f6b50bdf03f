import { Canvas } from '../canvas/canvas.tsx'
import { LookPanel } from './look-panel.tsx'
import { TypePanel } from './type-panel.tsx'

/** The look of the whole page: every choice shows on the page at once. */
export const ThemeMode = () => (
  <>
    <LookPanel />
    <Canvas selectable={false} />
    <TypePanel />
  </>
)
