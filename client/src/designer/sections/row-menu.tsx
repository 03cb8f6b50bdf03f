import type { AnySection } from '@shingle/shared/draft/content.ts'
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Trash2 } from 'lucide-react'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { commandKeys } from '../base/keyboard/command-keys.ts'
import { RowMenuButton } from './row-menu-button.tsx'
import { useSectionCommands } from './use-section-commands.ts'

/** What can be done with a section of the rail. */
export const RowMenu = ({ section }: { section: AnySection }) => {
  const commands = useSectionCommands(section.id)
  return (
    <Menu trigger={<RowMenuButton section={section} />}>
      <MenuItem icon={<ArrowUp />} disabled={!commands.canMoveUp} onSelect={commands.moveUp}>
        Move up
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={!commands.canMoveDown} onSelect={commands.moveDown}>
        Move down
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={<Copy />}
        keys={commandKeys('D')}
        disabled={commands.duplicateProblem !== undefined}
        onSelect={commands.duplicate}
      >
        Duplicate
      </MenuItem>
      <MenuItem icon={section.hidden ? <Eye /> : <EyeOff />} keys="H" onSelect={commands.toggleHidden}>
        {section.hidden ? 'Show' : 'Hide'}
      </MenuItem>
      <MenuItem icon={<Trash2 />} keys="Del" danger onSelect={commands.remove}>
        Delete
      </MenuItem>
    </Menu>
  )
}
