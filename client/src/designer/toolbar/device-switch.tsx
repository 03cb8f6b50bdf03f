import { ChevronDown, Monitor, Smartphone } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { MenuItem } from '../../ui/menu-items.tsx'
import { Segments } from '../../ui/segments.tsx'
import { showDevice, showZoom, useDesigner, type Zoom } from '../base/designer-store.ts'
import { zoomWords } from '../base/page/page-scale.ts'
import { useShownScale } from '../base/page/shown-scale.ts'
import styles from './toolbar.module.css'

const devices = [
  { id: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden="true" /> },
  { id: 'mobile', label: 'Mobile', icon: <Smartphone aria-hidden="true" /> },
] as const

const zooms: readonly (readonly [Zoom, string])[] = [
  ['fit', 'Fit'],
  [0.5, '50 %'],
  [0.75, '75 %'],
  [1, '100 %'],
]

/** How the page is shown: on which device, and how large. */
export const DeviceSwitch = ({ zoomable = true }: { zoomable?: boolean }) => {
  const device = useDesigner((state) => state.device)
  const scale = useShownScale()
  return (
    <>
      <Segments label="Device" segments={devices} value={device} onChange={showDevice} iconsOnly />
      {zoomable && (
        <Menu
          align="start"
          trigger={
            <Button kind="quiet" className={styles.zoom} aria-label={`Zoom, ${zoomWords(scale)}`}>
              {zoomWords(scale)}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
        >
          {zooms.map(([zoom, words]) => (
            <MenuItem key={words} onSelect={() => showZoom(zoom)}>
              {words}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
