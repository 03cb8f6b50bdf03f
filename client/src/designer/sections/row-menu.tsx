import type { AnySection } from '@shingle/shared/draft/content.ts'
import { hasOwnProse } from '@shingle/shared/word-help/helped-text.ts'
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Sparkles, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Menu } from '../../ui/menu.tsx'
import { MenuItem, MenuLine } from '../../ui/menu-items.tsx'
import { askHelp } from '../base/designer-store.ts'
import { sectionKeys } from '../base/keyboard/section-keys.ts'
import { RowMenuButton } from './row-menu-button.tsx'
import { useSectionCommands } from './use-section-commands.ts'

interface RowMenuProps {
  section: AnySection
}

/** What can be done with a section of the rail. Moving one renders no row's menu: what can be done is asked when it opens. */
export const RowMenu = memo(function RowMenu({ section }: RowMenuProps) {
  return (
    <Menu trigger={<RowMenuButton section={section} />}>
      <RowCommands section={section} />
    </Menu>
  )
})

const RowCommands = ({ section }: RowMenuProps) => {
  const commands = useSectionCommands(section.id)
  return (
    <>
      <MenuItem icon={<ArrowUp />} disabled={!commands.canMoveUp} onSelect={commands.moveUp}>
        Move up
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={!commands.canMoveDown} onSelect={commands.moveDown}>
        Move down
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={<Copy />}
        keys={sectionKeys.duplicate}
        disabled={commands.duplicateProblem !== undefined}
        onSelect={commands.duplicate}
      >
        Duplicate
      </MenuItem>
      <MenuItem
        icon={<Sparkles />}
        disabled={!hasOwnProse(section.type)}
        onSelect={() => askHelp({ on: 'website', section: section.id })}
      >
        Regenerate
      </MenuItem>
      <MenuItem
        icon={section.hidden ? <Eye /> : <EyeOff />}
        keys={sectionKeys.hide}
        onSelect={commands.toggleHidden}
      >
        {section.hidden ? 'Show' : 'Hide'}
      </MenuItem>
      <MenuItem icon={<Trash2 />} keys={sectionKeys.remove} danger onSelect={commands.remove}>
        Delete
      </MenuItem>
    </>
  )
}
